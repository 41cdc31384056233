import { expect, test } from 'vitest'
import { type FaultMessage, fault } from '../../domain/record/fault.ts'
import { explainFault, faultTexts } from './faults.ts'

const explained = (message: string) => explainFault(message).replaceAll(/\s/g, ' ')

test.each<[FaultMessage, string]>([
  [fault('noApartmentNumber'), 'Въведете номер на апартамента'],
  [fault('noMessage'), 'Моля, напишете съобщение'],
  [fault('requiredFields'), 'Моля, попълнете всички задължителни полета'],
  [fault('tooLong', 30), 'Най-много 30 знака'],
  [fault('tooManyLines', 100, 200), 'Най-много 100 реда, всеки до 200 знака'],
  [fault('tooManyRows', 12), 'Най-много 12 реда'],
  [fault('outOfRange', -10, 100), 'Въведете цяло число от −10 до 100'],
  [fault('wrongStep', 100), 'Цената се въвежда със стъпка 100'],
  [fault('passwordTooShort', 10), 'Паролата трябва да е поне 10 знака'],
  [fault('passwordTooLong', 128), 'Паролата трябва да е най-много 128 знака'],
  [fault('maisonetteTooHigh', '10'), 'Мезонетът заема и горния етаж: изберете етаж до 10'],
  [fault('wrongSecondFloor', 'Партер'), 'Вторият етаж на мезонета трябва да е Партер: етажът над първия'],
  [fault('netAreaAboveTotal', 70, 68.2), 'Чистата площ (70,00 м²) е по-голяма от общата (68,20 м²).'],
  [fault('tooManyApartments', 500), 'Наведнъж се добавят най-много 500 апартамента'],
  [fault('tooFarAhead', 5), 'Изберете ден до 5 години напред'],
  [fault('reservationTooLong', 5), 'Резервацията трае най-много 5 години'],
  [fault('notLater', '2026-11-18'), 'Изберете ден след 18.11.2026 г.'],
  [fault('tooManyInstalments', 12), 'Най-много 12 вноски'],
  [
    fault('wrongSum', 90),
    'Вноските трябва да са общо 100 %, а сега са 90 %. Без вноски схемата не се показва.',
  ],
  [fault('badDegrees', 90), 'Въведете градуси от −90 до 90, например 43,2047'],
  [fault('repeatedLine', 'entrance', 'А'), 'Вече има вход „А“'],
  [fault('repeatedLine', 'level', '−1'), 'Вече има ниво „−1“'],
  [fault('repeatedLine', 'type', 'Студио'), 'Вече има тип „Студио“'],
  [fault('floorNamesake', 'А', -1), 'Във вход А така се казва и етаж −1: дайте друго име'],
  [fault('tooFewPoints', 3), 'Контурът има нужда от поне 3 точки'],
  [
    fault('unknownPlaceholder', '{фирмата}'),
    '„{фирмата}“ не може да се замести. В скоби може да има само {фирма}, {ЕИК}, {адрес}, {имейл}, {телефон} и {срок}',
  ],
  [fault('tooManySections', 20), 'Най-много 20 раздела'],
  [
    fault('sectionsTooLong', 30_000),
    'Всички раздели заедно са най-много 30000 знака. Съкратете някой от тях',
  ],
  [fault('translationTooLong', 30, 31), 'Най-много 30 знака, а сега са 31'],
  [
    fault('translatedPlaceholder', '{company}'),
    '„{company}“ не може да се замести. Оставете думите в скоби на български, както са',
  ],
])('%s', (message, sentence) => {
  expect(explained(message)).toBe(sentence)
})

test('names that people have typed come through whole', () => {
  for (const name of ['Вход "А", ляв', 'a  b', '\\', '1,2', ''])
    expect(explainFault(fault('repeatedLine', 'entrance', name))).toBe(`Вече има вход „${name}“`)
})

test('the message of another schema says only that the value is wrong', () => {
  for (const message of ['Invalid input', 'constructor', 'tooLong thirty', 'Най-много 30 знака', ''])
    expect(explainFault(message)).toBe(faultTexts.invalid)
})
