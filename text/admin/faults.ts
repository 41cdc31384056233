import { formatFloor } from '../../domain/building/building.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { pagePlaceholders } from '../../domain/page-texts/placeholders.ts'
import { type FaultCode, readFault, type ValuesOfFault } from '../../domain/record/fault.ts'
import { contactErrors } from '../public/bg/contact.ts'
import { errors } from './errors.ts'
import { explainWarning } from './warnings.ts'

type FaultTexts = {
  [Code in FaultCode]: ValuesOfFault<Code> extends [] ? string : (...values: ValuesOfFault<Code>) => string
}

const braces = pagePlaceholders.map((name) => `{${name}}`)
const knownBraces = `${braces.slice(0, -1).join(', ')} и ${braces.at(-1)}`
const limit = (number: number) => String(number).replace('-', '−')
const lines = { entrance: 'вход', level: 'ниво', type: 'тип' }

/** What is wrong with a value that a schema of the domain refuses. A code without a text does not compile. */
export const faultTexts: FaultTexts = {
  // Any field
  invalid: 'Стойността не е валидна',
  damaged: 'Текстът съдържа повреден знак',
  requiredFields: errors.requiredFields,
  emptyLine: 'Попълнете или премахнете реда',
  noDate: 'Въведете дата',
  yearTooFar: 'Въведете дата между 2000 и 2099 г.',
  dayInFuture: 'Този ден още не е дошъл. Въведете днешна или минала дата',
  noNumber: 'Въведете число',
  noInteger: 'Въведете цяло число',
  negative: 'Въведете 0 или по-голямо число',
  numberTooLarge: 'Числото е твърде голямо',
  badAmount: 'Въведете сума, например 131 500',
  badPercent: 'Въведете процент от 0 до 100, най-много с два знака след запетаята',
  badArea: 'Въведете площ с най-много два знака след запетаята, например 50,5',
  areaTooLarge: 'Площта е твърде голяма',
  areaTooPrecise: 'Най-много два знака след запетаята',
  badLink: 'Въведете пълен адрес, който започва с https://',
  badImageUrl: 'Невалиден URL на изображението',
  noTitle: 'Въведете заглавие',
  noText: 'Въведете текст',
  outdatedPage: 'Презаредете страницата и опитайте отново',
  // Apartments, parking spots and the building
  noApartmentNumber: 'Въведете номер на апартамента',
  noParkingNumber: 'Въведете номер на паркомястото',
  noFloor: 'Въведете етаж',
  noFloorChosen: 'Изберете етаж',
  noSecondFloorChosen: 'Изберете втори етаж',
  secondFloorOfFlat: 'Само мезонетите имат втори етаж',
  noEntranceChosen: 'Изберете вход',
  noTypeChosen: 'Изберете тип',
  noRooms: 'Въведете брой стаи',
  noNetArea: 'Въведете чиста площ',
  noArea: 'Въведете обща площ',
  noExposureChosen: 'Изберете изложение',
  noSize: 'Въведете размер',
  noPrice: 'Въведете цена',
  noStatusChosen: 'Изберете статус',
  noCountOnFloor: 'Въведете колко са на етаж',
  noFirstNumber: 'Въведете първия номер',
  noNumberingChosen: 'Изберете как вървят номерата',
  lastFloorUnderFirst: 'Последният етаж е под първия',
  numberingBelowZero: 'Под етаж 0 номерата вървят само през всички етажи',
  noFloorAbove: 'На последния етаж мезонетът няма втори етаж. Изберете друг тип или друг последен етаж.',
  floorOfOtherEntrance: 'Този вход няма такъв етаж',
  noBuildingName: 'Въведете име на сградата',
  noEntrance: 'Добавете поне един вход',
  noEntranceName: 'Въведете буква или име',
  noFirstFloor: 'Въведете първи етаж',
  noLastFloor: 'Въведете последен етаж',
  lastFloorBelowFirst: 'Последният етаж не може да е под първия',
  noFloorName: 'Въведете име на етажа',
  noSuchFloor: 'Няма такъв етаж',
  floorNamedTwice: 'Етажът вече има име',
  noLevel: 'Въведете ниво',
  noLevelName: 'Въведете име на нивото',
  noType: 'Добавете поне един тип, който не е скрит',
  noTypeName: 'Въведете име на типа',
  noBedrooms: 'Въведете брой спални',
  noCaption: 'Въведете надпис',
  nothingCounted: 'Въведете число или изберете какво се брои',
  noViewName: 'Въведете име на изгледа',
  badAzimuth: 'Въведете цяло число от 0 до 359',
  tooManyPoints: 'Контурът има твърде много точки',
  tooManyPointsInAll: 'Контурите имат твърде много точки',
  tooManyOutlines: 'Планът има твърде много контури',
  outlineWithoutArea: 'Контурът няма площ: точките му са на една линия или страните му се пресичат',
  // What pages say
  noPicture: 'Качете снимка',
  noPlace: 'Въведете място',
  noMinutes: 'Въведете минути',
  apartmentTwice: 'Един апартамент е избран два пъти',
  noSectionTitle: 'Въведете заглавие на раздела',
  noSectionText: 'Въведете текст на раздела',
  bracesOutsidePrivacy: 'Скоби { } може да има само в текста за личните данни',
  noInstalment: 'Въведете процент',
  noPaymentMoment: 'Въведете кога се плаща',
  noStageChosen: 'Изберете етап',
  dateWithoutStage: 'Изберете етап или изтрийте датата',
  dateWithoutPermit: 'Въведете номер или изтрийте датата',
  // Enquiries and reservations
  noMessage: contactErrors.noMessage,
  noSubject: 'Въведете тема',
  subjectOfLines: 'Темата е на един ред',
  noNote: 'Моля, напишете бележката',
  unknownStage: 'Изберете етап от списъка',
  unknownAgent: 'Изберете агент от списъка',
  noDayChosen: 'Моля, изберете дата',
  nothingToChange: 'Няма какво да се промени',
  noApartmentChosen: 'Изберете апартамент',
  noSpotChosen: 'Изберете паркомясто',
  spotTwice: 'Едно паркомясто е избрано два пъти',
  noStoreChosen: 'Изберете магазин',
  storeTwice: 'Един магазин е избран два пъти',
  nothingReserved: 'Изберете какво се резервира: апартамент, паркомясто или магазин',
  noDepositState: 'Изберете какво е станало с капарото',
  noReason: 'Изберете причина',
  noReasonNote: 'Напишете накратко каква е причината',
  noBuyerName: 'Въведете името на купувача',
  noBuyerContact: 'Въведете телефон или имейл на купувача',
  noFirstDay: 'Въведете от коя дата',
  noLastDay: 'Въведете до коя дата е валидна',
  lastDayBeforeFirst: 'Крайната дата е преди началната',
  pastDay: 'Изберете днешен или бъдещ ден',
  noDeposit: 'Въведете капаро, или 0, ако няма',
  noFinalPrice: 'Въведете крайна цена',
  freeSale: 'Въведете сума над 0 €',
  noContractDate: 'Въведете дата на договора',
  contractDateAhead: 'Датата на договора още не е дошла',
  // Viewings
  noTime: 'Въведете час, например 14:30',
  noAgentChosen: 'Изберете агент',
  nowhereToMeet: 'Изберете апартамент или напишете къде ще се срещнете',
  afterMidnight: 'Огледът трябва да свършва до полунощ',
  endBeforeStart: 'Краят трябва да е след началото',
  noInstalmentAmount: 'Въведете сума над 0 €',
  noInstalmentChosen: 'Изберете вноска',
  noPaymentDay: 'Въведете на коя дата е платено',
  noPaymentAmount: 'Въведете сума над 0 €',
  paymentAhead: 'Този ден още не е дошъл. Въведете днешна или минала дата',
  // The company and its people
  noCompanyName: 'Въведете име на фирмата',
  badEik: 'Проверете ЕИК: цифрите са 9 или 13, а деветата е контролна',
  noPhone: 'Въведете телефон',
  noLanguageChosen: 'Изберете език',
  noSourceChosen: 'Изберете откъде идва',
  noLostReason: 'Изберете защо е отказът',
  noContact: 'Въведете телефон или имейл',
  unknownApartment: 'Този апартамент вече не съществува. Изберете друг',
  unknownSubject: 'Това място или магазин вече не съществува. Изберете друго',
  contactTwice: 'Едно и също е въведено два пъти',
  badMessengerNumber: 'Въведете номер с кода на държавата, например +359 88 000 0000',
  noAddress: 'Въведете адрес',
  noName: 'Въведете име',
  noEmail: 'Въведете имейл',
  badEmail: 'Въведете валиден имейл',
  noRoleChosen: 'Изберете роля',
  noCode: 'Въведете код',
  noPassword: 'Въведете парола',
  noOldPassword: 'Въведете сегашната си парола',
  noRepeatedPassword: 'Повторете паролата',
  passwordsDiffer: 'Двете пароли не съвпадат',
  easyPassword: 'Тази парола е лесна за отгатване. Изберете друга, например няколко думи една до друга',
  passwordOfEmail: 'Паролата не бива да е съставена от имейла Ви',
  // With the values that a sentence is about
  tooLong: (most) => `Най-много ${most} знака`,
  tooManyLines: (most, longest) => `Най-много ${most} реда, всеки до ${longest} знака`,
  tooManyRows: (most) => `Най-много ${most} реда`,
  outOfRange: (min, max) => `Въведете цяло число от ${limit(min)} до ${limit(max)}`,
  wrongStep: (step) => `Цената се въвежда със стъпка ${step}`,
  passwordTooShort: (fewest) => `Паролата трябва да е поне ${fewest} знака`,
  passwordTooLong: (most) => `Паролата трябва да е най-много ${most} знака`,
  maisonetteTooHigh: (highest) => `Мезонетът заема и горния етаж: изберете етаж до ${highest}`,
  wrongSecondFloor: (expected) => `Вторият етаж на мезонета трябва да е ${expected}: етажът над първия`,
  netAreaAboveTotal: (netArea, area) => explainWarning({ kind: 'net-area-above-total', netArea, area }),
  tooManyApartments: (most) => `Наведнъж се добавят най-много ${most} апартамента`,
  tooFarAhead: (years) => `Изберете ден до ${years} години напред`,
  reservationTooLong: (years) => `Резервацията трае най-много ${years} години`,
  notLater: (day) => `Изберете ден след ${formatDate(day)}`,
  tooManyInstalments: (most) => `Най-много ${most} вноски`,
  instalmentsMissing: (sum) =>
    `До крайната цена не достигат ${sum}. Сборът на вноските трябва да е точен до цент`,
  instalmentsOver: (sum) => `Вноските са с ${sum} повече от крайната цена. Сборът трябва да е точен до цент`,
  wrongSum: (percent) =>
    `Вноските трябва да са общо 100 %, а сега са ${percent} %. Без вноски схемата не се показва.`,
  badDegrees: (most) => `Въведете градуси от −${most} до ${most}, например 43,2047`,
  repeatedLine: (what, name) => `Вече има ${lines[what]} „${name}“`,
  floorNamesake: (entrance, floor) =>
    `Във вход ${entrance} така се казва и етаж ${formatFloor(floor)}: дайте друго име`,
  tooFewPoints: (fewest) => `Контурът има нужда от поне ${fewest} точки`,
  unknownPlaceholder: (placeholder) =>
    `„${placeholder}“ не може да се замести. В скоби може да има само ${knownBraces}`,
  tooManySections: (most) => `Най-много ${most} раздела`,
  sectionsTooLong: (most) => `Всички раздели заедно са най-много ${most} знака. Съкратете някой от тях`,
  translationTooLong: (most, length) => `Най-много ${most} знака, а сега са ${length}`,
  translatedPlaceholder: (placeholder) =>
    `„${placeholder}“ не може да се замести. Оставете думите в скоби на български, както са`,
}

/** The sentence about a fault. A message that no schema of ours has written says only that the value is wrong. */
export function explainFault(message: string): string {
  const { code, values } = readFault(message)
  if (!isKnown(code)) return faultTexts.invalid
  // `fault` has written the values that belong to the code.
  const text: string | ((...values: never[]) => string) = faultTexts[code]
  return typeof text === 'string' ? text : text(...(values as never[]))
}

function isKnown(code: string): code is FaultCode {
  return Object.hasOwn(faultTexts, code)
}
