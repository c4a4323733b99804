import { isWithinBounds, MAX_BYTES } from './bounds.ts';

const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join(' ');
const flat = (bytes: number) => '<p>x</p>'.repeat(2900).padEnd(bytes, 'x');

test.each([
  ['nothing', ''],
  ['an ordinary text', '<p>Since <b>2017</b></p><ul><li>one<li>two</ul>'],
  ['90 levels', '<div>'.repeat(90)],
  ['50 attributes', `<p ${attributes(50)}>x</p>`],
  ['exactly 200 KB', flat(MAX_BYTES)],
  ['ill-nested but shallow', '<b><p><i></b></p></i><table><b>x'],
])('%s is within bounds', (_, html) => expect(isWithinBounds(html)).toBe(true));

test.each([
  ['one byte more than 200 KB', flat(MAX_BYTES + 1)],
  ['200 KB of Devanagari, counted in bytes', 'क'.repeat(MAX_BYTES / 3 + 1)],
  ['101 levels', '<div>'.repeat(101)],
  ['51 attributes', `<p ${attributes(51)}>x</p>`],
  ['3001 elements', '<br>'.repeat(3001)],
  ['formatting that is opened again and again', `${'<p><b><i><u><s><a>'.repeat(20)}${'<p>x'.repeat(2000)}`],
  ['depth behind a comment in raw text', `<style><!--</style>${'<div>'.repeat(500)}`],
  ['depth behind raw text in foreign content', `<svg><style>${'<div>'.repeat(500)}`],
  ['depth in a template', `<template>${'<div>'.repeat(500)}</template>`],
])('%s is out of bounds', (_, html) => expect(isWithinBounds(html)).toBe(false));
