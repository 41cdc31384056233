import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

/** How many visitors wait to be told of an apartment by e-mail („Кажете ми“). Nobody sees who they are. */
export const alertsText = {
  waiting: (count: number) =>
    plural(count, { one: '1 човек чака новини', other: `${formatNumber(count)} души чакат новини` }),
  /** Before a reservation is released. */
  released: (count: number) =>
    plural(count, {
      one: '1 човек чака новини за апартамента: ще му пишем, щом се освободи.',
      other: `${formatNumber(count)} души чакат новини за апартамента: ще им пишем, щом се освободи.`,
    }),
}
