import {
  maxEntryPictures,
  type ProgressFields,
  progressFields,
} from '../../domain/progress/progress-entry.ts'
import { labelled } from './labelled-fields.ts'
import { constructionStageLabels } from './settings.ts'

const labels: Record<keyof ProgressFields, string> = {
  date: 'Дата',
  stage: 'Достигнат етап',
  text: 'Текст',
  isSameCamera: 'Първата снимка е от постоянната камера',
}

const stages = { ...constructionStageLabels, none: 'Преди Акт 14' }

export const labelledProgressFields = labelled(progressFields, labels, { stage: (stage) => stages[stage] })

export const progressFormText = {
  stages,
  name: (date: string) => `записа от ${date}`,
  details: 'Запис',
  textHint: 'Едно-две изречения: какво е направено.',
  sameCamera:
    'Снимките от едно и също място се показват на посетителите като лента във времето. Поставете такава снимка първа.',
  pictures: 'Снимки',
  most: `До ${maxEntryPictures} снимки. Можете да изберете няколко наведнъж.`,
  addPictures: 'Добави снимки',
  noPictures: 'Още няма снимки.',
  pictureWhileAdding: 'Качват се, щом запазите.',
  removeSelected: 'Премахни избраните',
  selected: (name: string) => `Избрана снимка: ${name}`,
  count: (count: number) => (count === 1 ? '1 снимка' : `${count} снимки`),
  onCamera: 'Постоянна камера',
  deleteWarning: 'Снимките му също ще бъдат изтрити.',
  deleted: 'Снимката е изтрита.',
  failed: { order: 'Грешка при подреждане на снимките' },
  none: {
    title: 'Още няма записи.',
    advice: 'Добавете първия с бутона „Добави“ горе вдясно: дата, едно-две изречения и снимки.',
  },
  tooMany: (most: number) => `В дневника има място за ${most} записа. Изтрийте стар запис и опитайте отново.`,
} as const
