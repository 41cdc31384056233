import type { Proposal } from '../../domain/plan-reading/propose-outline.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

/** The tool that finds outlines on the picture of a plan. */
export const planFillText = {
  reading: 'Планът се разчита…',
  failed: 'Планът не можа да се разчете. Проверете връзката и опитайте отново или очертайте на ръка.',
  again: 'Опитай отново',
  gap: 'Ширина на вратите',
  gapHelp: 'По-широко затваря и големите отвори, по-тясно отваря проходите между стаите.',
  join: 'Добавя',
  takeAway: 'Отнема',
  clicks: 'Следващото щракване',
  take: 'Приеми контура',
  drop: 'Откажи',
  findAll: 'Намери всички',
  finding: 'Търсене…',
  withoutCommon: 'Без общите части',
  endFinding: 'Край',
  /** „Щракнете върху 12“: the number of the home that the next click assigns. */
  next: (name: string, left: number) =>
    `Щракнете върху ${name}. ${plural(left, { one: 'Остава 1 предложение.', other: `Остават ${left} предложения.` })}`,
  noneLeftToLink: 'Всички от списъка имат контур. Следващите остават несвързани.',
  noneFound: 'Не са намерени затворени помещения. Разширете вратите или очертайте на ръка.',
  offered: (index: number, isCommon: boolean) =>
    isCommon ? `Предложение ${index}, вероятно обща част` : `Предложение ${index}`,
  faults: {
    'nothing-closed':
      'Тук стените не затварят нищо. Щракнете в средата на стаята, разширете вратите или очертайте на ръка.',
    'nothing-left': 'От контура не остава нищо.',
  } satisfies Record<Extract<Proposal, { fault: string }>['fault'], string>,
} as const
