import { buildingNamed } from '../site.ts'

export const storesText = {
  title: 'Магазини',
  description: (building: string) =>
    `Търговски обекти в ${buildingNamed(building)}: снимка и описание на всеки обект.`,
  intro: 'Търговски обекти на партера, с витрини към парка и крайбрежната алея.',
  empty: 'В момента няма предложени обекти.',
  emptyAdvice: 'Оставете ни запитване и ще Ви пишем, когато има нови.',
  ask: 'Попитайте за този обект',
  askAbout: (title: string) => `Попитайте за този обект: ${title}`,
  image: (title: string) => `Снимка: ${title}`,
} as const
