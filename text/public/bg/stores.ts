export const storesText = {
  title: 'Магазини',
  empty: 'В момента няма предложени обекти.',
  emptyAdvice: 'Оставете ни запитване и ще Ви пишем, когато има нови.',
  ask: 'Попитайте за този обект',
  askAbout: (title: string) => `Попитайте за този обект: ${title}`,
  image: (title: string) => `Снимка: ${title}`,
}
