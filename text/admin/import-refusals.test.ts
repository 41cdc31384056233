import { expect, test } from 'vitest'
import { fault } from '../../domain/record/fault.ts'
import type { Refusal } from '../../domain/sheet/refusal.ts'
import { explainMissingColumns, explainRefusal } from './import-refusals.ts'

const name = 'Апартамент 12, вход А'

test.each<[Refusal, string]>([
  [{ kind: 'fault', fault: fault('outOfRange', 1, 11) }, 'Въведете цяло число от 1 до 11'],
  [{ kind: 'too-long', label: 'Номер', max: 20 }, 'Текстът в „Номер“ е твърде дълъг: най-много 20 знака'],
  [
    { kind: 'too-long', label: 'Характеристики', max: 200, most: 100 },
    'Текстът в „Характеристики“ е твърде дълъг: най-много 100 реда, всеки до 200 знака',
  ],
  [{ kind: 'too-long', label: 'Статус' }, 'Текстът в „Статус“ е твърде дълъг'],
  [{ kind: 'unknown-option', typed: 'B', options: ['А', 'Б'] }, '„B“ не е сред възможностите: А, Б'],
  [{ kind: 'neither-yes-nor-no' }, 'Напишете „Да“ или „Не“'],
  [
    { kind: 'date', at: '2026-05-01T00:00:00.000Z' },
    'В клетката има дата (1.05.2026 г.): задайте ѝ формат „Общ“ или „Число“ и въведете стойността отново',
  ],
  [
    { kind: 'date', at: undefined },
    'В клетката има дата: задайте ѝ формат „Общ“ или „Число“ и въведете стойността отново',
  ],
  [{ kind: 'formula-error' }, 'Формулата в клетката дава грешка'],
  [
    { kind: 'formula-not-calculated' },
    'Формулата не е изчислена: отворете файла в Excel, запазете го и го качете отново',
  ],
  [{ kind: 'merged', into: 'B2' }, 'Клетката е обединена с B2: разделете ги и попълнете всяка'],
  [
    { kind: 'id-gone' },
    'Записът с този код вече не съществува. За да се добави като нов запис, изтрийте кода.',
  ],
  [{ kind: 'id-unreadable' }, 'Кодът не може да се прочете'],
  [
    { kind: 'same-id', row: 2, others: [3, 4, 5, 6, 7, 8], name, column: 'A' },
    'Ред 2 е повторен на ред 3, 4, 5, 6, 7: апартамент 12, вход А. Изтрийте единия ред, а ако копието е за нов запис, изтрийте само кода му (колона A, може да е скрита).',
  ],
  [
    { kind: 'same-record', row: 4, others: [2], name },
    'Ред 4 повтаря ред 2: апартамент 12, вход А. Изтрийте единия ред или сменете номера.',
  ],
  [
    { kind: 'no-revision' },
    'Липсва версията на записа: изнесете списъка отново и нанесете промените си в него',
  ],
  [
    { kind: 'columns-missing', labels: ['Цена (€)'] },
    'Редът е нов, а за нов запис липсва колоната „Цена (€)“',
  ],
])('%j', (refusal, sentence) => {
  expect(explainRefusal(refusal).replaceAll(/\s/g, ' ')).toBe(sentence)
})

test('columns that are missing are said once of all new rows', () => {
  expect(explainMissingColumns(['Изложение', 'Статус'])).toBe(
    'Новите редове не могат да се добавят: за нов запис липсват колоните „Изложение“, „Статус“.',
  )
})
