import type { Proposal } from '../../domain/plan-reading/propose-outline.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

/** The tool that finds outlines on the picture of a plan. */
export const planFillText = {
  reading: 'Планът се разчита…',
  failed: 'Планът не можа да се разчете. Проверете връзката и опитайте отново или очертайте на ръка.',
  again: 'Опитай отново',
  gap: 'Ширина на вратите',
  gapShort: 'Врати',
  gapHelp: 'По-широко затваря и големите отвори, по-тясно отваря проходите между стаите.',
  join: 'Добавя',
  takeAway: 'Отнема',
  clicks: 'Следващото щракване',
  take: 'Приеми контура',
  /** „Приеми като апартамент 12“: the plan's text says whose outline it is. */
  takeAs: (name: string) => `Приеми като ${name}`,
  drop: 'Откажи',
  findAll: 'Намери всички',
  finding: 'Търсене…',
  withoutCommon: 'Без общите',
  skip: 'Прескочи',
  /** Takes all parts whose number stands in them. */
  takeRead: (count: number) =>
    plural(count, { one: 'Свържи 1 прочетен', other: `Свържи ${count} прочетени` }),
  endFinding: 'Край',
  /** „Щракнете върху 12“: the number of the home that the next click assigns. */
  next: (number: string, left: number) =>
    `Щракнете върху ${number}. ${plural(left, { one: 'Остава 1 предложение.', other: `Остават ${left} предложения.` })} „Отмени“ връща, Esc приключва.`,
  onlyRead: (left: number) =>
    plural(left, { one: 'Остава 1 предложение.', other: `Остават ${left} предложения.` }),
  noneLeftToLink: 'Всички от списъка имат контур. Следващите остават несвързани.',
  allTaken: 'Няма повече предложения.',
  noneFound: 'Не са намерени затворени помещения. Разширете вратите или очертайте на ръка.',
  allOutlined: 'Всичко намерено вече има контур.',
  offered: (index: number, isCommon: boolean, ...more: (string | undefined)[]) =>
    [`Предложение ${index}`, isCommon ? 'вероятно обща част' : undefined, ...more].filter(Boolean).join(', '),
  /** „около 62 м²“, written on what is offered as „≈ 62 м²“. */
  about: (area: number) => `около ${Math.round(area)} м²`,
  roughly: (area: number) => `≈ ${Math.round(area)} м²`,
  probably: (name: string) => `вероятно ${name}`,
  faults: {
    'nothing-closed':
      'Тук стените не затварят нищо. Щракнете в средата на стаята, разширете вратите или очертайте на ръка.',
    'nothing-left': 'От контура не остава нищо.',
  } satisfies Record<Extract<Proposal, { fault: string }>['fault'], string>,
} as const
