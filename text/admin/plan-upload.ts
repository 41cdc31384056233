import type { PlanFileFault } from '../../domain/floor-plan/plan-files.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

/** Why a dropped file, or a page of it, became no row. */
export type PlanProblem = PlanFileFault | 'unreadable' | 'password' | 'damaged' | 'slow' | 'not-loaded'

const plans = (count: number) => plural(count, { one: '1 план', other: `${formatNumber(count)} плана` })
const rows = (count: number) => plural(count, { one: '1 ред', other: `${formatNumber(count)} реда` })

export const planUploadText = {
  title: 'Качи много планове',
  link: 'Качи много планове',
  toPlans: 'Към етажните планове',
  intro:
    'Пуснете всички планове наведнъж. Мястото на всеки се разпознава по името на файла („А-5“, „vhod B etaj 12“, „паркинг -1“). Проверете таблицата и качете: дотогава нищо не се записва.',
  zone: 'Файлове с планове',
  accepted:
    'PNG, JPG, WebP до 25 MB или PDF до 100 MB: всяка страница става отделен план. До 100 плана наведнъж.',
  noBuilding: 'Сградата още няма входове и нива за паркиране.',
  noBuildingAdvice: 'Добавете ги в данните за сградата. После всеки етаж получава план.',
  toBuilding: 'Към данните за сградата',
  table: 'Планове за качване',
  columns: { picture: 'План', file: 'Файл', part: 'Вход', floor: 'Етаж', state: 'Състояние' },
  actions: 'Действия',
  page: (page: number, pages: number) => `Страница ${page} от ${pages}`,
  size: (width: number, height: number) => `${width} × ${height} пиксела`,
  reduced: 'Намален, за да се побере в ограниченията',
  partOf: (name: string) => `Вход за „${name}“`,
  floorOf: (name: string) => `Етаж за „${name}“`,
  /** „А-5.pdf, страница 2“. */
  pageName: (name: string, page: number) => `${name}, страница ${page}`,
  choose: 'Изберете',
  skip: 'Не качвай',
  parking: 'Паркинг',
  remove: (name: string) => `Премахни „${name}“`,
  retry: (name: string) => `Качи отново „${name}“`,
  states: {
    skipped: 'Няма да се качи',
    'no-place': 'Изберете вход и етаж',
    duplicate: 'Два плана за едно място: изберете само единия',
    ready: 'Готов за качване',
    replaces: 'Ще замени качения план',
    stored: 'Качен',
  },
  outlinesStay: 'Контурите му остават и се преоразмеряват.',
  outlinesStretch: 'Пропорциите са други: проверете контурите след качването.',
  see: (place: string) => `Виж ${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  absentFloor: (floor: string) => `В сградата няма ${floor}.`,
  absentInEntrance: (entrance: string, floor: string) => `${entrance} няма ${floor}.`,
  absentEntrance: (letter: string) => `В сградата няма вход ${letter}.`,
  absentLevel: (level: string) => `В паркинга няма ниво ${level}.`,
  upload: (count: number) => (count === 0 ? 'Няма готови планове' : `Качи ${plans(count)}`),
  uploading: 'Качва се…',
  waiting: (count: number) =>
    plural(count, {
      one: '1 ред чака решение и няма да се качи.',
      other: `${rows(count)} чакат решение и няма да се качат.`,
    }),
  uploaded: (count: number) => plural(count, { one: '1 план е качен.', other: `${plans(count)} са качени.` }),
  clear: 'Изчисти качените',
  reading: (name: string) => `Чете се „${name}“…`,
  readingPage: (name: string, page: number, pages: number) =>
    `Чете се „${name}“: страница ${page} от ${pages}…`,
  stop: 'Спри четенето',
  problems: 'Файлове, които не са добавени',
  dismissProblems: 'Скрий съобщенията',
  tooMany: (max: number, names: string) =>
    `Наведнъж се качват до ${max} плана. Не са добавени: ${names}. Качете тези в таблицата и ги добавете отново.`,
  tooManyPages: (name: string, read: number, pages: number) =>
    `„${name}“ има ${formatNumber(pages)} страници, добавени са само първите ${formatNumber(read)}. Качете ги, разделете файла и добавете останалите.`,
} as const

/** What a person reads about a file that was not added. */
export function explainPlanProblem(problem: PlanProblem, name: string): string {
  switch (problem) {
    case 'wrong-type':
      return `„${name}“ не е PNG, JPG, WebP или PDF.`
    case 'empty':
      return `Файлът „${name}“ е празен.`
    case 'too-large':
      return `Файлът „${name}“ е твърде голям: изображенията са до 25 MB, PDF файловете – до 100 MB.`
    case 'unreadable':
      return `„${name}“ не може да се отвори. Изображението е повредено или твърде голямо.`
    case 'password':
      return `Файлът „${name}“ е с парола. Махнете паролата и го добавете отново.`
    case 'damaged':
      return `„${name}“ не може да се прочете. Файлът е повреден или не е истински PDF.`
    case 'slow':
      return `„${name}“ се чете твърде дълго и не е добавен. Запазете го като изображение и опитайте отново.`
    case 'not-loaded':
      return `„${name}“ не е добавен, защото програмата за четене на PDF не се зареди. Проверете връзката си и опитайте отново.`
  }
}
