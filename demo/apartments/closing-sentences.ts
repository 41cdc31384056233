import type { DesignedApartment } from './designed-apartment.ts'

/** Variants of the last sentence of a description, which says something practical. */
export function closingSentences({ floor, entrance, type }: DesignedApartment): string[] {
  return [
    'Предава се с изпълнени подови настилки и оборудвана баня.',
    'Асансьорът слиза направо до паркинга в сутерена.',
    'На етажа има помещение за велосипеди.',
    'Сградата е с енергиен клас А.',
    'Общите части се поддържат целогодишно.',
    'В двора има място за игра и пейки на сянка.',
    floor <= 2
      ? 'До двора се стига и по стълбите, без да се чака асансьор.'
      : 'До етажа се стига с два асансьора.',
    entrance === '2'
      ? 'До пясъка са няколко минути пеша.'
      : 'Главният вход е откъм парка, под козирката на партера.',
    type === 'studio' || type === '1-bedroom'
      ? 'Разходите за поддръжка са ниски.'
      : 'По желание се предлага и с паркомясто.',
  ]
}
