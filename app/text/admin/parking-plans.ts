import { floorPlansText, type PlanText, withSmallLetter } from './floor-plans.ts'

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
  allGood: 'Всички паркоместа са очертани и няма забележки.',
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

/** Returns a text such as „Сутерен (58 контура)“. */
export function levelToCopy(level: string, outlines: number): string {
  return `${level} (${outlines === 1 ? '1 контур' : `${outlines} контура`})`
}
