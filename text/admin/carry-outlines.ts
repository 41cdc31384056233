import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

/** Outlines that are carried from one floor to many, and floors that are to be reviewed after it. */
export const carryText = {
  title: (floor: string) => `Като ${floor}`,
  advice:
    'Пренася контурите на този етаж на избраните и заменя техните. Апартамент се свързва само където е ясно кой е на същото място; всеки етаж остава „да се прегледа“, докато не го запазите.',
  saveFirst: 'Първо запазете промените си.',
  /** What a floor has now: „няма контури“, „6 контура“. */
  has: (outlines: number) =>
    outlines === 0 ? 'няма контури' : plural(outlines, { one: '1 контур', other: `${outlines} контура` }),
  noOthers: 'Другите етажи на входа още нямат план.',
  carry: (count: number) => plural(count, { one: 'Пренеси на 1 етаж', other: `Пренеси на ${count} етажа` }),
  choose: 'Изберете етажи',
  carrying: 'Пренасяне…',
  floors: (count: number) => plural(count, { one: '1 етаж', other: `${count} етажа` }),
  done: (count: number) =>
    plural(count, {
      one: 'Контурите са пренесени на 1 етаж. Прегледайте го.',
      other: `Контурите са пренесени на ${count} етажа. Прегледайте ги.`,
    }),
  failed: 'Контурите не са пренесени',
  stale: 'Някой от плановете беше променен междувременно. Проверете избора и опитайте отново.',
  toReview: 'Контурите са пренесени от друг етаж. Прегледайте ги и запазете плана.',
  reviewed: 'Прегледано',
  review: 'да се прегледа',
} as const
