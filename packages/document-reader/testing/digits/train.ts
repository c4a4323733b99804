import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  classify,
  HIDDEN,
  INPUTS,
  type Network,
  OUTPUTS,
  rectify,
  softmax,
  weigh,
} from '../../recognition/digit-network.ts';
import { drawSamples, randomNumbers, type Sample } from './samples.ts';

// Trains the network that recognises digits, and writes `recognition/digit-weights.ts`. README.md names the fonts that it needs.

const devanagariFonts = [
  'Noto Sans Devanagari',
  'Noto Serif Devanagari',
  'Kalimati',
  'Lohit Devanagari',
  'Lohit Nepali',
  'Gargi',
  'Chandas',
  'Sarai',
  'Nakula',
  'Samyak Devanagari',
  'FreeSans',
  'FreeSerif',
  'Samanata',
];
const latinFonts = [
  'Liberation Sans',
  'Liberation Serif',
  'Liberation Sans Narrow',
  'DejaVu Sans',
  'Nimbus Roman',
  'Noto Sans',
  'Noto Serif',
  'FreeSans',
  'FreeSerif',
  'Kalimati',
  'Liberation Mono',
  'Lohit Devanagari',
];
/** Fonts that the network is not trained with. */
const heldOut = { devanagari: ['Sahadeva'], latin: ['DejaVu Serif', 'C059'] };

const [PICTURES, EPOCHS, RATE, DECAY] = [28, 12, 0.0012, 0.9];
const random = randomNumbers(20_841_101);

async function samplesOf(devanagari: readonly string[], latin: readonly string[], pictures: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let picture = 0; picture < pictures; picture += 1) {
    for (const font of devanagari)
      samples.push(...(await drawSamples(font, ['devanagari', 'devanagari', 'devanagari', 'other'], random)));
    for (const font of latin) samples.push(...(await drawSamples(font, ['latin', 'latin', 'latin', 'other'], random)));
  }
  return samples;
}

const initial = (outputs: number, inputs: number) =>
  Float32Array.from({ length: outputs * (inputs + 1) }, (_, at) =>
    at % (inputs + 1) === inputs ? 0 : (random() - 0.5) * Math.sqrt(12 / inputs),
  );

/** Adam: each weight has its own rate. */
function optimiser(weights: Float32Array) {
  const [mean, square] = [new Float32Array(weights.length), new Float32Array(weights.length)];
  let step = 0;
  return (gradient: Float32Array, rate: number) => {
    step += 1;
    const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let at = 0; at < weights.length; at += 1) {
      const value = gradient[at] ?? 0;
      const [newMean, newSquare] = [
        0.9 * (mean[at] ?? 0) + 0.1 * value,
        0.999 * (square[at] ?? 0) + 0.001 * value ** 2,
      ];
      mean[at] = newMean;
      square[at] = newSquare;
      weights[at] = (weights[at] ?? 0) - (rate * (newMean / first)) / (Math.sqrt(newSquare / second) + 1e-8);
    }
    gradient.fill(0);
  };
}

function addGradient(gradient: Float32Array, errors: Float32Array, inputs: Float32Array): void {
  const row = inputs.length + 1;
  for (let to = 0; to < errors.length; to += 1) {
    const error = errors[to] ?? 0;
    if (error === 0) continue;
    const add = (at: number, value: number) => {
      gradient[at] = (gradient[at] ?? 0) + value;
    };
    for (let from = 0; from < inputs.length; from += 1) add(to * row + from, error * (inputs[from] ?? 0));
    add(to * row + inputs.length, error);
  }
}

const BATCH = 32;
function train(samples: readonly Sample[]): Network {
  const network = { hidden: initial(HIDDEN, INPUTS), output: initial(OUTPUTS, HIDDEN) };
  const [stepHidden, stepOutput] = [optimiser(network.hidden), optimiser(network.output)];
  const [hiddenGradient, outputGradient] = [
    new Float32Array(network.hidden.length),
    new Float32Array(network.output.length),
  ];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * DECAY ** epoch;
    for (let count = 0; count < samples.length; count += 1) {
      const sample = samples[Math.floor(random() * samples.length)];
      if (!sample) continue;
      const { inputs, label } = sample;
      const hidden = rectify(weigh(network.hidden, inputs, HIDDEN));
      const errors = softmax(weigh(network.output, hidden, OUTPUTS));
      for (let to = 0; to < OUTPUTS; to += 1) errors[to] = ((errors[to] ?? 0) - (to === label ? 1 : 0)) / BATCH;
      const hiddenErrors = hidden.map((value, from) =>
        value === 0
          ? 0
          : errors.reduce((sum, error, to) => sum + error * (network.output[to * (HIDDEN + 1) + from] ?? 0), 0),
      );
      addGradient(outputGradient, errors, hidden);
      addGradient(hiddenGradient, hiddenErrors, inputs);
      if (count % BATCH === BATCH - 1) {
        stepOutput(outputGradient, rate);
        stepHidden(hiddenGradient, rate);
      }
    }
    console.log(`epoch ${epoch + 1}`);
  }
  return network;
}

/** Weights as bytes from -127 to 127 with one scale for each layer. */
function pack(weights: Float32Array): { scale: number; bytes: string } {
  const scale = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return {
    scale,
    bytes: Buffer.from(Int8Array.from(weights, (value) => Math.round(value / scale)).buffer).toString('base64'),
  };
}

function errorShare(network: Network, samples: readonly Sample[]): string {
  const isWrong = ({ inputs, label }: Sample) => {
    const shares = classify(network, inputs);
    return shares.indexOf(Math.max(...shares)) !== label;
  };
  return `${((100 * samples.filter(isWrong).length) / samples.length).toFixed(2)} % of ${samples.length} wrong`;
}

const samples = await samplesOf(devanagariFonts, latinFonts, PICTURES);
console.log(`${samples.length} samples`);
const network = train(samples);
const layers = { hidden: pack(network.hidden), output: pack(network.output) };
const unpack = ({ scale, bytes }: { scale: number; bytes: string }) =>
  Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (value) => value * scale);
const packed = { hidden: unpack(layers.hidden), output: unpack(layers.output) };
console.log(`fonts of the training: ${errorShare(packed, await samplesOf(devanagariFonts, latinFonts, 2))}`);
console.log(`other fonts: ${errorShare(packed, await samplesOf(heldOut.devanagari, heldOut.latin, 8))}`);
writeFileSync(
  join(import.meta.dirname, '../../recognition/digit-weights.ts'),
  `// Written by testing/digits/train.ts.\nexport const digitWeights = ${JSON.stringify(layers)};\n`,
);
