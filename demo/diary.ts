import { isoDay } from '../domain/formats/dates.ts'
import type { ProgressValues } from '../domain/progress/progress-entry.ts'
import type { DemoImageName } from './images/demo-images.ts'

export interface DemoDiaryEntry {
  values: ProgressValues
  image: Extract<DemoImageName, `diary/${string}`>
}

/**
 * The construction from one camera. Days and stages are those of demo/company.ts: the permit is of March 2025, and Act 14
 * of September 2026.
 */
const entries: readonly [
  date: string,
  stage: ProgressValues['stage'],
  image: DemoDiaryEntry['image'],
  text: string,
][] = [
  [
    '2025-11-12',
    'none',
    'diary/1-foundation',
    'Изкопът е готов и фундаментната плоча е излята. Кранът вече е на мястото си.',
  ],
  [
    '2026-02-18',
    'none',
    'diary/2-three-floors',
    'Конструкцията стигна третия етаж. Едната секция върви с етаж по-напред от другата.',
  ],
  [
    '2026-04-22',
    'none',
    'diary/3-six-floors',
    'Шестата плоча е излята. Оттук морето вече се вижда над дърветата.',
  ],
  ['2026-07-08', 'none', 'diary/4-nine-floors', 'Девет етажа са готови, а на долните започна зидарията.'],
  [
    '2026-09-15',
    'act-14',
    'diary/5-structure-complete',
    'Грубият строеж е завършен: и единадесетият етаж е покрит, а Акт 14 е подписан.',
  ],
  [
    '2026-11-05',
    'act-14',
    'diary/6-facade',
    'Кранът е демонтиран. Монтира се дограмата, а едната секция е в скеле заради фасадата.',
  ],
]

/** Without what has not happened yet where the clock of the installation is behind. */
export function demoDiary(now: Date): DemoDiaryEntry[] {
  return entries
    .filter(([date]) => date <= isoDay(now))
    .map(([date, stage, image, text]) => ({ values: { date, stage, text, isSameCamera: true }, image }))
}
