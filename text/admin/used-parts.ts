import type { Building } from '../../domain/building/building.ts'
import type { UsedPart } from '../../domain/building/building-use.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { places } from '../public/bg/places.ts'

/** Why a part of the building cannot be removed or changed. `building` still has the part. */
export function explainUsedPart(building: Building, part: UsedPart): string {
  switch (part.kind) {
    case 'entrance-with-apartments':
      return `${entranceStays(building, part)}: там ${apartmentList(part.numbers)}.`
    case 'entrance-with-plan':
      return `${entranceStays(building, part)}: има план на ${places.place(building, part)}. Изтрийте го първо.`
    case 'entrance-with-outline':
      return `${entranceStays(building, part)}: ${places.place(building, part)} е с контур на изгледа „${part.view}“. Премахнете контура първо.`
    case 'type-with-apartments':
      return `„${part.name}“ не може да се премахне: от този тип ${apartmentList(part.numbers)}. Може да го скриете.`
    case 'type-with-other-floors':
      return `„${part.name}“ не може да се смени между един и два етажа: от този тип ${apartmentList(part.numbers)}.`
    case 'level-with-spots':
      return `${levelStays(building, part)}: там ${counted(part.numbers, 'е паркомясто', 'са паркоместа')}.`
    case 'level-with-plan':
      return `${levelStays(building, part)}: има план. Изтрийте го първо.`
  }
}

function entranceStays(
  building: Building,
  { entrance, isRemoved }: { entrance: string; isRemoved: boolean },
) {
  const what = isRemoved ? 'не може да се премахне' : 'не може да е с по-малко етажи'
  return `${places.entrance(building, entrance)} ${what}`
}

function levelStays(building: Building, { level }: { level: number }): string {
  return `„${places.parkingLevel(building, level)}“ не може да се премахне`
}

function apartmentList(numbers: readonly string[]): string {
  return counted(numbers, 'е апартамент', 'са апартаменти')
}

const shownNumbers = 8

/** „са апартаменти 3, 4 и още 12“ */
function counted(numbers: readonly string[], one: string, many: string): string {
  const more = numbers.length - shownNumbers
  const rest = more > 0 ? ` и още ${formatNumber(more)}` : ''
  return `${numbers.length === 1 ? one : many} ${numbers.slice(0, shownNumbers).join(', ')}${rest}`
}
