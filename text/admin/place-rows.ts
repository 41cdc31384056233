import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

/** Rows of parking places in the outline editor. */
export const placeRowsText = {
  title: 'Ред паркоместа',
  count: 'Брой места',
  first: 'Първи номер',
  type: 'Тип на новите',
  fewer: 'Едно място по-малко',
  more: 'Едно място повече',
  turnLeft: 'Завърти с 1° наляво',
  turnRight: 'Завърти с 1° надясно',
  tighter: 'По-тясно с 1 %',
  wider: 'По-широко с 1 %',
  place: 'Постави реда',
  adding: 'Създаване…',
  cancel: 'Отказ',
  grab: 'Хвани като ред',
  /** „Създай липсващите паркоместа (3): 8, 9, 10“. */
  add: (numbers: readonly string[]) => {
    const [one] = numbers
    const ends = numbers.length > 3 ? `${one} … ${numbers.at(-1)}` : numbers.join(', ')
    return numbers.length === 1
      ? `Създай липсващото паркомясто ${one}`
      : `Създай липсващите паркоместа (${numbers.length}): ${ends}`
  },
  added: (count: number) =>
    plural(count, { one: 'Добавено е 1 паркомясто.', other: `Добавени са ${count} паркоместа.` }),
  addFailed: 'Паркоместата не са добавени',
  invalid: 'Номерата са от 1 до 20 знака и не се повтарят.',
  /** Numbers that spots of another level have. */
  taken: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `Номер ${numbers[0]} вече го има в сградата.`
      : `Номерата ${numbers.join(', ')} вече ги има в сградата.`,
} as const
