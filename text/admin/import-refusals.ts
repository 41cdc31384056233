import { formatDate } from '../../domain/formats/dates.ts'
import type { Refusal } from '../../domain/sheet/refusal.ts'
import { explainFault } from './faults.ts'
import { importText } from './import.ts'

type RefusalOf<Kind extends Refusal['kind']> = Extract<Refusal, { kind: Kind }>

/** Why a row of a file is not imported. A kind without a sentence does not compile. */
export function explainRefusal(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'fault':
      return explainFault(refusal.fault)
    case 'too-long':
      return explainLength(refusal)
    case 'unknown-option':
      return `„${refusal.typed}“ не е сред възможностите: ${refusal.options.join(', ')}`
    case 'neither-yes-nor-no':
      return 'Напишете „Да“ или „Не“'
    case 'date': {
      const day = refusal.at === undefined ? '' : ` (${formatDate(refusal.at)})`
      return `В клетката има дата${day}: задайте ѝ формат „Общ“ или „Число“ и въведете стойността отново`
    }
    case 'formula-error':
      return 'Формулата в клетката дава грешка'
    case 'formula-not-calculated':
      return 'Формулата не е изчислена: отворете файла в Excel, запазете го и го качете отново'
    case 'merged':
      return `Клетката е обединена с ${refusal.into}: разделете ги и попълнете всяка`
    case 'id-gone':
      return 'Записът с този код вече не съществува. За да се добави като нов запис, изтрийте кода.'
    case 'id-unreadable':
      return 'Кодът не може да се прочете'
    case 'same-id':
      return `${explainRepeated(refusal)} Изтрийте единия ред, а ако копието е за нов запис, изтрийте само кода му (колона ${refusal.column}, може да е скрита).`
    case 'same-record':
      return `${explainRepeated(refusal)} Изтрийте единия ред или сменете номера.`
    case 'no-revision':
      return 'Липсва версията на записа: изнесете списъка отново и нанесете промените си в него'
    case 'columns-missing':
      return `Редът е нов, а ${explainMissing(refusal.labels)}`
    case 'reserved-draft':
      return importText.reservedDraft
  }
}

function explainLength({ label, max, most }: RefusalOf<'too-long'>): string {
  const where = `Текстът в „${label}“ е твърде дълъг`
  if (max === undefined) return where
  return most === undefined
    ? `${where}: най-много ${max} знака`
    : `${where}: най-много ${most} реда, всеки до ${max} знака`
}

const maxNamed = 5

/** „Ред 14 повтаря ред 5: апартамент 12, вход А.“ on the copy, and on the first row where its copies are. */
function explainRepeated({ row, others, name }: Omit<RefusalOf<'same-record'>, 'kind'>): string {
  const [first = 0] = others
  const [initial = '', ...rest] = name
  const plainName = initial.toLocaleLowerCase('bg') + rest.join('')
  if (first < row) return `Ред ${row} повтаря ред ${first}: ${plainName}.`
  return `Ред ${row} е повторен на ред ${others.slice(0, maxNamed).join(', ')}: ${plainName}.`
}

function explainMissing(labels: readonly string[]): string {
  const columnsMissing = labels.length === 1 ? 'липсва колоната' : 'липсват колоните'
  return `за нов запис ${columnsMissing} ${labels.map((label) => `„${label}“`).join(', ')}`
}

/** Says once of all new rows that columns are missing. */
export function explainMissingColumns(labels: readonly string[]): string {
  return `Новите редове не могат да се добавят: ${explainMissing(labels)}.`
}
