// Loaded before the site (`node --import`): its clocks run 20 times as fast, so that an hour of faults passes in three minutes.
const SPEED = 20;
const { now } = performance;
const begun = now.call(performance);
const startedAt = Date.now();
const passed = () => (now.call(performance) - begun) * SPEED;
performance.now = () => begun + passed();
Date.now = () => Math.round(startedAt + passed());
