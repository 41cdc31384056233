import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')
export const floorPlansText = {
  entrance: 'Вход',
  floor: 'Етаж',
  show: 'Покажи',
  noPlan: 'За този етаж още няма план',
  noPlanAdvice: 'Качете изображение на етажа. После ще очертаете апартаментите върху него.',
  manyPlans: 'Имате планове на всички етажи или PDF?',
  planAlt: (place: string) => `Етажен план: ${place}`,
  canvas: 'Чертеж на етажа',
  tools: 'Инструменти',
  modes: { select: 'Избор', draw: 'Рисуване', fill: 'Запълване', rectangle: 'Правоъгълник', row: 'Ред' },
  undo: 'Отмени',
  redo: 'Повтори',
  cancel: 'Отказ',
  nothingSelected: 'Няма избран контур',
  removeOutline: 'Премахни контура',
  removePoint: 'Премахни точката',
  unlink: 'Откачи апартамента',
  save: 'Запази',
  saving: 'Запазване…',
  delete: 'Изтрий',
  deleting: 'Изтриване…',
  unsaved: 'Има незапазени промени',
  hints: {
    select: 'Щракнете върху контур, за да го изберете. Плъзнете плана, за да го преместите.',
    selected:
      'Плъзнете точка, средата на страна или целия контур. Стрелките местят, Delete изтрива, Shift държи прав ъгъл. С Alt точките не прилепват.',
    draw: 'Щракнете върху плана, за да поставите първата точка на контура.',
    drawing:
      'Щракнете в кръга около първата точка, за да затворите контура. Backspace връща последната точка, Esc отказва.',
    fill: 'Щракнете в жилището: стените му дават контура. „Намери всички“ търси на целия план.',
    filling:
      'Щракване добавя част, с Alt я отнема. Enter приема контура, Esc отказва. Плъзгачът търси отново.',
    found:
      'Щракнете върху предложенията по реда на номерата. Alt или Delete маха предложение, „Отмени“ връща, Esc приключва.',
    rectangle: 'Плъзнете от единия ъгъл до срещуположния или щракнете върху двата. Shift чертае квадрат.',
    corner: 'Щракнете върху срещуположния ъгъл. Esc отказва.',
    firstPlace: 'Начертайте първото място на реда: плъзнете от ъгъл до ъгъл или щракнете върху двата.',
    lastPlace: 'Щракнете там, където е средата на последното място. Shift държи реда прав.',
    row: 'Плъзнете реда, последното място или дръжката за завъртане. „Постави реда“ го добавя към плана.',
    pending: 'Контурът е готов. Изберете апартамента му от списъка.',
  },
  outline: (number: string) => `Контур на апартамент ${number}`,
  freeOutline: 'Контур без апартамент',
  point: (index: number) => `Точка ${index + 1}`,
  apartments: 'Апартаменти на етажа',
  noApartments: 'На този етаж няма апартаменти. Добавете ги в „Апартаменти“.',
  apartment: (number: string) => `Апартамент ${number}`,
  rooms: (rooms: number) => plural(rooms, { one: '1 стая', other: `${rooms} стаи` }),
  maisonette: (floors: string) => `Мезонет, етажи ${floors}`,
  linked: 'Има контур',
  choose: 'Избери',
  linkHelp: 'Всеки контур се свързва с апартамента си от този списък.',
  find: 'Търсене в списъка',
  noneFound: 'Няма такъв ред. Проверете номера.',
  moreFound: (count: number) => `Показани са първите ${count}. Напишете номер, за да намерите останалите.`,
  nothingToLink: 'Първо нарисувайте или изберете контур.',
  finishFirst: 'Първо затворете започнатия контур или го откажете.',
  checks: 'Проверки',
  noFindings: 'Всички апартаменти са очертани и няма забележки.',
  findings: {
    missing: (number: string) => `Апартамент ${number} няма контур`,
    unlinked: 'Контур без апартамент',
    guessed: (name: string) => `За проверка: ${name}`,
    overlap: (a: string, b: string) => `Застъпват се: ${a} и ${b}`,
    crossing: (name: string) => `Пресича сам себе си: ${name}`,
    outside: (name: string) => `Излиза извън изображението: ${name}`,
    size: (name: string, drawn: string, stored: string) =>
      `Размерът не отговаря: ${name} е с площ около ${drawn} по чертежа, а е въведена ${stored}`,
  },
  toCheck: (name: string) => `${name}, за проверка`,
  confirmLink: 'Потвърди',
  confirmLinkOf: (name: string) => `Потвърди: ${name}`,
  confirmAll: (count: number) => `Потвърди всички ${count}`,
  saveUnchecked: {
    title: 'Има контури за проверка',
    text: (names: string) =>
      `Свързани са по предположение и не са потвърдени: ${names}. Ако запазите, се приемат за верни.`,
    save: 'Запази така',
  },
  begun: {
    drawing: 'Започнатият контур не е запазен: затворете го, изберете апартамента му и запазете отново.',
    pending: 'Новият контур не е запазен: изберете апартамента му от списъка и запазете отново.',
  },
  begunUnsaved: 'Незапазен е само контурът, който чертаете',
  otherProportions: {
    title: 'Изображението има други пропорции',
    text: (was: string, is: string) =>
      `Досегашното е ${was}, новото е ${is} пиксела. Контурите ще се разтеглят и вероятно няма да съвпаднат: проверете ги след смяната.`,
    replace: 'Смени изображението',
  },
  seeOnSite: 'Виж в сайта',
  /** „4: 2 апартамента без контур“, „5: готов“. */
  floorOption: (floor: string, state: string) => `${floor}: ${state}`,
  floorStates: {
    done: 'готов',
    'no-plan': 'няма план',
    missing: (count: number) => plural(count, { one: '1 без контур', other: `${count} без контур` }),
  },
  shortName: (number: string) => `апартамент ${number}`,
  shortFree: 'контур без апартамент',
  copy: 'Копиране от друг етаж',
  copyFrom: 'От етаж',
  /** „Етаж 4 (6 контура)“, „Сутерен (58 контура)“. */
  copySource: (place: string, outlines: number) =>
    `${place} (${plural(outlines, { one: '1 контур', other: `${outlines} контура` })})`,
  copyAction: 'Копирай контурите',
  copyAdvice:
    'Заменя контурите на този етаж. Апартаментите се свързват по реда на номерата и остават „за проверка“. „Отмени“ връща предишните.',
  replaceImage: 'Смяна на изображението',
  replaceAdvice:
    'Контурите остават. Преди смяната досегашният план се наслагва върху новия, за да ги сравните и наместите.',
  /** „(Мария Иванова, 5.01.2026 г., 12:00)“. */
  changedElsewhere: (who: string) =>
    `Планът беше променен междувременно${who && ` (${who})`}. Вашият чертеж остава на екрана. Ако го запазите, той ще замени новия.`,
  deletedElsewhere:
    'Планът беше изтрит междувременно. Вашият чертеж остава на екрана, докато не напуснете страницата.',
  keepMine: 'Запази моя чертеж',
  loadNewer: 'Зареди новата версия',
  confirmDelete: {
    title: 'Да се изтрие ли етажният план?',
    warning: (place: string) =>
      `Планът за ${withSmallLetter(place)} и всички контури по него ще бъдат изтрити.`,
  },
  saved: 'Етажният план е запазен успешно!',
  deleted: 'Етажният план е изтрит успешно!',
  errors: {
    save: 'Грешка при запазване на етажния план',
    saveDetail: 'Чертежът Ви остава на екрана. Моля, опитайте отново.',
    stale: 'Планът беше променен междувременно. Вашият чертеж остава на екрана.',
    invalid: 'Чертежът съдържа контур или апартамент, който не е от този етаж.',
    delete: 'Възникна неочаквана грешка при изтриване на етажния план',
    signInToEdit: 'Трябва да сте влезли в системата, за да редактирате етажни планове',
    signInToDelete: 'Трябва да сте влезли в системата, за да изтривате етажни планове',
  },
} as const

/** Replaces literal types, so that the texts of parking plans and views may differ from those of floor plans. */
type Widened<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Name in keyof Text]: Widened<Text[Name]> }

/** The texts of the outline editor, for floor plans, parking plans or views of the building. */
export type PlanText = Widened<typeof floorPlansText>

/** Returns the name as it stands inside a sentence: „вход А, етаж 4“. */
export function withSmallLetter(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export const parkingPlansText: PlanText = {
  ...floorPlansText,
  floor: 'Ниво',
  noPlan: 'За това ниво още няма качен план',
  noPlanAdvice:
    'Посетителите виждат плана по подразбиране. Качете изображение на нивото и ще очертаете местата върху него.',
  planAlt: (place) => `План на паркинга: ${place}`,
  canvas: 'Чертеж на нивото',
  unlink: 'Откачи паркомястото',
  hints: { ...floorPlansText.hints, pending: 'Контурът е готов. Изберете паркомястото му от списъка.' },
  outline: (number) => `Контур на паркомясто ${number}`,
  freeOutline: 'Контур без паркомясто',
  apartments: 'Паркоместа на нивото',
  linkHelp: 'Всеки контур се свързва с паркомястото си от този списък.',
  noApartments: 'На това ниво няма паркоместа. Добавете ги в „Паркоместа“.',
  apartment: (number) => `Паркомясто ${number}`,
  noFindings: 'Всички паркоместа са очертани и няма забележки.',
  findings: {
    ...floorPlansText.findings,
    missing: (number) => `Паркомясто ${number} няма контур`,
    unlinked: 'Контур без паркомясто',
  },
  shortName: (number) => `паркомясто ${number}`,
  shortFree: 'контур без паркомясто',
  copy: 'Копиране от друго ниво',
  copyFrom: 'От ниво',
  copyAdvice:
    'Заменя контурите на това ниво. Местата се свързват по реда на номерата и остават „за проверка“. „Отмени“ връща предишните.',
  begun: {
    drawing: 'Започнатият контур не е запазен: затворете го, изберете паркомястото му и запазете отново.',
    pending: 'Новият контур не е запазен: изберете паркомястото му от списъка и запазете отново.',
  },
  confirmDelete: {
    title: 'Да се изтрие ли планът на нивото?',
    warning: (place) =>
      `Планът за ${withSmallLetter(place)} и всички контури по него ще бъдат изтрити. Посетителите ще виждат плана по подразбиране.`,
  },
  saved: 'Планът на нивото е запазен.',
  deleted: 'Планът на нивото е изтрит.',
  errors: {
    save: 'Грешка при запазване на плана на нивото',
    saveDetail: floorPlansText.errors.saveDetail,
    stale: floorPlansText.errors.stale,
    invalid: 'Чертежът съдържа контур или паркомясто, което не е от това ниво.',
    delete: 'Възникна неочаквана грешка при изтриване на плана на нивото',
    signInToEdit: 'Трябва да сте влезли в системата, за да редактирате планове',
    signInToDelete: 'Трябва да сте влезли в системата, за да изтривате планове',
  },
}

export const noParkingLevels = {
  title: 'Сградата няма нива за паркиране.',
  advice: 'Добавете ги в данните за сградата. После всяко ниво получава план.',
} as const
