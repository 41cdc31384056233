import { locationImagePath, storedUrl } from '../domain/files/stored-path.ts'
import { emptyHomePage, type HomePage } from '../domain/home-page/home-page.ts'

/** The pictures of the home page by their places in it. */
export type HomePagePictures = Record<
  'hero' | 'upright' | 'living' | 'kitchen' | 'bedroom' | 'description',
  string
>

/** What the demo says on its home page, with the URLs of its pictures. The location's picture is a file of its own. */
export function demoHomePage(pictures: HomePagePictures): HomePage {
  return {
    ...emptyHomePage,
    title: 'Вашият дом до морето',
    subtitle: 'Нова сграда на българското Черноморие: 117 апартамента на крачки от плажа',
    heroImage: pictures.hero,
    heroImageUpright: pictures.upright,
    interiorsTitle: 'Как се живее тук',
    interiorsText: 'Светли стаи, големи прозорци и материали, които остаряват красиво.',
    interiors: [
      { image: pictures.living, caption: 'Дневна', isSample: true },
      { image: pictures.kitchen, caption: 'Кухня', isSample: true },
      { image: pictures.bedroom, caption: 'Спалня', isSample: true },
    ],
    benefitsTitle: 'Домът, в който всичко е обмислено',
    benefits: [
      {
        icon: 'shield',
        title: 'Сигурност',
        text: 'Контролиран достъп, видеонаблюдение на общите части и блиндирани входни врати.',
      },
      {
        icon: 'bus',
        title: 'Комуникация',
        text: 'Автобусът спира на две минути пеша, а с кола се влиза направо в паркинга, без да се обикаля кварталът.',
      },
      {
        icon: 'leaf',
        title: 'Енергийна ефективност клас A',
        text: 'Топлоизолация, троен стъклопакет и ниски сметки през цялата година.',
      },
      {
        icon: 'gem',
        title: 'Качество',
        text: 'Подбрани материали и внимателно изпълнение, което личи и след години.',
      },
    ],
    descriptionText:
      'Единадесет етажа с два входа, замислени така, че всеки дом да получи светлина и въздух.',
    descriptionPoints: [
      'Апартаменти от студиа до четиристайни мезонети и търговски площи на партера',
      'Стойки за велосипеди',
    ].join('\n'),
    descriptionImage: pictures.description,
    locationText: 'На първа линия, между парка и плажа. Градът е на крачка, морето – пред Вас.',
    locationImage: storedUrl(locationImagePath),
    nearby: [
      { name: 'Паркът', minutes: 1 },
      { name: 'Плажът', minutes: 2 },
      { name: 'Автобусна спирка', minutes: 2 },
    ],
  }
}
