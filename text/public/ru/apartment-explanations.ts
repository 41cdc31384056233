import type { ServerText } from '../public-text.ts'

/** Types of a company's own have no explanation, because their names are the company's. */
export const explanations: ServerText['explanations'] = {
  terms: [
    {
      question: 'Что входит в общую площадь?',
      answer:
        'В Болгарии общая площадь — это чистая площадь (комнаты, кухня, санузлы и террасы) вместе со стенами и долей в местах общего пользования: лестницах, лифтах, коридорах и холлах. Цена за квадратный метр указана по общей площади.',
    },
    {
      type: 'studio',
      question: 'Что такое студия?',
      answer:
        'Студия — это одно общее помещение для отдыха, сна и еды, с кухонной зоной в нём и отдельной ванной комнатой.',
    },
    {
      type: '1-bedroom',
      question: 'Что такое однокомнатная квартира?',
      answer:
        'В однокомнатной квартире есть жилая комната, отдельная кухня и ванная комната. Этим она отличается от студии, где кухня — часть комнаты.',
    },
  ],
  /** Russian counts floors as Bulgarian does. */
  floorNote: '',
  askForSimilar: (number, type, area) =>
    `Здравствуйте! Квартира ${number} продана. Меня интересует похожая свободная квартира: ${type.toLowerCase()}, около ${area}.`,
}
