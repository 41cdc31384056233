export const apartmentText = {
  notFound: 'Апартаментът не е намерен',
  backToList: 'Към всички апартаменти',
  title: (number: string) => `Апартамент ${number}`,
  /**
   * The type as a noun: „Студио“ and „Тристаен мезонет“ are nouns already; „Двустаен“ is an adjective and needs
   * „апартамент“.
   */
  kind: (type: string, isMaisonette: boolean) =>
    /(ен|на|но)$/.test(type) && !isMaisonette ? `${type} апартамент` : type,
  description: (type: string, area: string, floors: string) => `${type}, ${area}, ${floors}.`,
  perMetre: (price: string) => `${price} по общата площ`,
  contact: 'Попитайте за този апартамент',
  contactShort: 'Попитайте',
  sold: 'Апартаментът е продаден',
  askSimilar: 'Попитайте за подобен',
  brochure: 'Изтеглете брошура за печат (PDF)',
  descriptionTitle: 'Описание',
  featuresTitle: 'Характеристики',
  plan: {
    title: 'План на апартамента',
    open: 'Отворете плана на цял екран',
    close: 'Затвори',
    image: (number: string, floor?: string) =>
      `План на апартамент ${number}${floor === undefined ? '' : `, ${floor}`}`,
    positionTitle: 'Разположение на етажа',
    positionImage: (number: string) => `Етажен план с отбелязан апартамент ${number}`,
    navigator: 'Отворете в навигатора',
    navigatorOf: (floor: string) => `Отворете в навигатора: ${floor}`,
  },
  sameType: {
    label: 'Апартаменти от същия тип',
    inList: 'Апартаменти от Вашия списък',
    previous: 'Предишен:',
    next: 'Следващ:',
    /** After the type: „Двустаен 61“. */
    number: (number: string) => number,
  },
  share: {
    button: 'Сподели',
    handed: '',
    copied: 'Връзката е копирана',
    failed: 'Копирайте адреса от лентата на браузъра, за да го споделите.',
  },
  similar: (type: string, area: string, floors: string) => `${type} · ${area} обща площ · ${floors}`,
  similarTitle: 'Подобни свободни апартаменти',
  contactTitle: 'Запитване за апартамента',
  similarContactTitle: 'Запитване за подобен апартамент',
  photo: (index: number, number: string) => `Снимка ${index} на апартамент ${number}`,
  sample: (index: number) => `Примерен интериор ${index}`,
  openPhoto: (index: number) => `Отворете снимка ${index} на цял екран`,
  openSample: (index: number) => `Отворете снимка ${index} на цял екран: примерна визуализация`,
  gallery: {
    label: 'Снимки на цял екран',
    previous: 'Предишна снимка',
    next: 'Следваща снимка',
    close: 'Затвори',
    counter: (index: number, total: number) => `${index} / ${total}`,
  },
  more: (count: number) => `+${count}`,
}
