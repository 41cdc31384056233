import { maxBuildingViews } from '../../domain/building/building-view.ts'
import { floorPlansText, type PlanText, withSmallLetter } from './plans.ts'

/** The outline editor calls everything by its whole name, such as „Вход А, етаж 3“ or „Апартамент 12, вход А“. */
export const buildingViewsText: PlanText = {
  ...floorPlansText,
  noPlan: 'Нов изглед на сградата',
  noPlanAdvice:
    'Качете снимка или визуализация на сградата от една страна. После ще очертаете етажите и, ако желаете, отделни апартаменти върху нея.',
  planAlt: (name) => `Изглед на сградата: ${name}`,
  canvas: 'Чертеж на изгледа',
  unlink: 'Откачи контура',
  hints: {
    ...floorPlansText.hints,
    pending: 'Контурът е готов. Изберете етажа или апартамента му от списъка.',
  },
  outline: (name) => `Контур: ${name}`,
  freeOutline: 'Контур без връзка',
  apartments: 'Етажи и апартаменти',
  noApartments: 'Сградата няма етажи. Добавете ги в „Сграда“.',
  apartment: (name) => name,
  linkHelp: 'Всеки контур се свързва с етаж или апартамент от този списък.',
  noFindings: 'Всички етажи са очертани и няма забележки.',
  findings: {
    ...floorPlansText.findings,
    missing: (name) => `${name}: няма контур на никой изглед`,
    unlinked: 'Контур без връзка',
  },
  begun: {
    drawing:
      'Започнатият контур не е запазен: затворете го, изберете етажа или апартамента му и запазете отново.',
    pending: 'Новият контур не е запазен: изберете етажа или апартамента му от списъка и запазете отново.',
  },
  shortName: withSmallLetter,
  shortFree: 'контур без връзка',
  copy: 'Копиране от друг изглед',
  copyFrom: 'От изглед',
  copyAdvice: 'Заменя контурите на този изглед. Връзките им остават. „Отмени“ връща предишните.',
  changedElsewhere: (who) =>
    `Изгледът беше променен междувременно${who && ` (${who})`}. Вашият чертеж остава на екрана. Ако го запазите, той ще замени новия.`,
  deletedElsewhere:
    'Изгледът беше изтрит междувременно. Вашият чертеж остава на екрана, докато не напуснете страницата.',
  confirmDelete: {
    title: 'Да се изтрие ли изгледът?',
    warning: (name) => `Изгледът „${name}“ и всички контури по него ще бъдат изтрити.`,
  },
  saved: 'Изгледът е запазен.',
  deleted: 'Изгледът е изтрит.',
  errors: {
    save: 'Грешка при запазване на изгледа',
    saveDetail: floorPlansText.errors.saveDetail,
    stale: 'Изгледът беше променен междувременно. Вашият чертеж остава на екрана.',
    invalid: 'Чертежът съдържа контур на етаж или апартамент, който вече не съществува.',
    delete: 'Възникна неочаквана грешка при изтриване на изгледа',
    signInToEdit: 'Трябва да сте влезли в системата, за да редактирате изгледи',
    signInToDelete: 'Трябва да сте влезли в системата, за да изтривате изгледи',
  },
}

const shownNames = 6

export const viewsText = {
  toPlans: 'Към етажните планове',
  views: 'Изгледи',
  add: 'Добави изглед',
  newView: 'Нов изглед',
  full: `Сградата има най-много ${maxBuildingViews} изгледа. Изтрийте един, за да добавите друг.`,
  name: 'Име на изгледа',
  rename: 'Запази името',
  earlier: 'Премести по-рано',
  later: 'Премести по-късно',
  renamed: 'Името е запазено.',
  moved: 'Редът е запазен.',
  renameFailed: 'Името не е запазено',
  moveFailed: 'Редът не е запазен',
  about:
    'Навигаторът показва изгледите един до друг: всеки очертан етаж води към плана си, всеки апартамент – към страницата си.',
  /** The places that no view outlines. */
  outlined: (count: number, all: number) => `Очертани етажи: ${count} от ${all}.`,
  missing: (places: string[]) => {
    const more = places.length - shownNames
    return `Без контур: ${places.slice(0, shownNames).join('; ')}${more > 0 ? ` и още ${more}` : ''}.`
  },
  floorsOf: (entrance: string) => `${entrance}: етажи`,
  apartmentsOf: (entrance: string) => `${entrance}: апартаменти`,
  apartment: (number: string, entrance: string) => `Апартамент ${number}, ${withSmallLetter(entrance)}`,
} as const
