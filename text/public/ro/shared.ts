import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('ro')

/** For apartments, in every section that counts them. */
export const free = (count: number) =>
  plural(count, { one: '# disponibil', few: '# disponibile', other: '# disponibile' })
