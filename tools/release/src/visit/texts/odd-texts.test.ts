import { expect, it } from 'vitest';
import { oddTexts, seedFor } from './odd-texts.ts';

const marks = [
  /\p{Extended_Pictographic}/u,
  /<.+>.*<\//,
  /[\u05D0-\u05EA]/,
  /^\s+$/,
  /[\dNIx٣]/,
  /^.{1000}/s,
  /^./su,
];

it('whatever the seed, there is an odd text of each kind', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const texts = oddTexts(seed);
    expect(texts).toHaveLength(marks.length);
    for (const [index, mark] of marks.entries()) expect(texts[index], `seed ${seed}`).toMatch(mark);
  }
});

it('a release gets the same texts again, and another release others', () => {
  const [one, other] = [seedFor('4f0c91ab23de'), seedFor('91ab23de4f0c')];
  expect(oddTexts(one)).toEqual(oddTexts(one));
  expect(oddTexts(one)).not.toEqual(oddTexts(other));
});
