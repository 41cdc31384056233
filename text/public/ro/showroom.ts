import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('ro')

/** The touch screen of the sales office. */
export const showroomText = {
  invite: 'Atingeți ecranul',
  about: 'Descoperiți clădirea, etajele și apartamentele',
  free: (count: number) =>
    plural(count, {
      one: '# apartament disponibil',
      few: '# apartamente disponibile',
      other: '# de apartamente disponibile',
    }),
  freeOf: (count: number) =>
    plural(count, { one: '# disponibil', few: '# disponibile', other: '# disponibile' }),
  start: 'Acasă',
  back: 'Înapoi',
  building: 'Alegeți etajul',
  facade: 'Clădirea',
  floors: 'Etaje',
  sides: 'Laturile clădirii',
  floor: 'Alegeți apartamentul',
  plan: (place: string) => `Plan: ${place}`,
  above: 'Etajul de deasupra',
  below: 'Etajul de dedesubt',
  noPlan: 'Pentru acest etaj nu există încă un plan.',
  noHomes: 'La acest etaj nu sunt apartamente.',
  view: 'Priveliștea de la fereastră',
  costs: 'Cât mă costă',
  scroller: 'Priveliștea de la fereastră: trageți lateral',
  slide: 'Trageți lateral pentru a privi în jur',
  lights: { day: 'Ziua', dusk: 'La amurg' },
  own: 'Avans',
  years: 'Durata creditului, ani',
  monthly: 'Rata lunară, aproximativ',
  rate: (percent: string) => `cu o dobândă de ${percent} pe an`,
  take: 'Luați-l cu dumneavoastră pe telefon',
  scan: 'Îndreptați camera spre cod: apartamentul se deschide pe telefonul dumneavoastră.',
  qr: (title: string) => `Cod QR al paginii: ${title}`,
  idle: (seconds: number) =>
    `Revenim la început peste ${plural(seconds, { one: '# secundă', few: '# secunde', other: '# de secunde' })}. Atingeți ecranul ca să rămâneți.`,
  keeping: (percent: string) => `Se încarcă pentru utilizare fără internet: ${percent}`,
}
