import { expect, test } from 'vitest'
import { featureIdentity, unifyFeatures } from './known-features.ts'

test.each([
  ['Wi-Fi', 'wi  fi'],
  ['Подово отопление', ' ПОДОВО   отопление'],
  ['Двор – зелен', 'двор-зелен'],
  ['24-часова охрана', '24 часова охрана'],
  ['Мазе 20–30 м²', 'мазе 20 - 30 м²'],
])('„%s“ and „%s“ are the same feature', (one, other) => {
  expect(featureIdentity(one)).toBe(featureIdentity(other))
})

test.each([
  ['Ниво -1', 'Ниво 1'],
  ['Мазе 2', 'Мазе 3'],
  ['Без шум', 'Безшумен'],
])('„%s“ and „%s“ are two features', (one, other) => {
  expect(featureIdentity(one)).not.toBe(featureIdentity(other))
})

test('a typed line gets the spelling of most homes', () => {
  const known = ['Подово отопление', 'подово отопление', 'Wi-Fi']
  expect(unifyFeatures(['ПОДОВО ОТОПЛЕНИЕ', 'Камина', 'wi fi'], known)).toEqual([
    'Подово отопление',
    'Камина',
    'Wi-Fi',
  ])
})

test('no line is there twice, and the first place counts', () => {
  expect(unifyFeatures(['Камина', 'wi fi', 'Wi-Fi', 'камина'], ['Wi-Fi'])).toEqual(['Камина', 'Wi-Fi'])
})

test('a line that the home had before stays as it was typed, so that a spelling can be corrected', () => {
  const known = ['климатик', 'Килер']
  expect(unifyFeatures(['Климатик', 'килер'], known, ['климатик'])).toEqual(['Климатик', 'Килер'])
})
