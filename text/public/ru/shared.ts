import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('ru')

/** „Студия“ is a noun already; „Двухкомнатная“ is an adjective and needs „квартира“. */
export function typeAsNoun(type: string): string {
  return type.endsWith('ая') ? `${type} квартира` : type
}

/** For apartments, in every section that counts them. */
export const free = (count: number) =>
  plural(count, { one: '# свободная', few: '# свободные', many: '# свободных', other: '# свободной' })
