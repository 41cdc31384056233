import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('ro')

const ago = (minutes: number) =>
  plural(minutes, { one: 'acum un minut', few: 'acum # minute', other: 'acum # de minute' })

export const favouritesText: PublicText['favourites'] = {
  title: 'Apartamente favorite',
  description: 'Apartamentele pe care le-ați salvat: comparați-le sau trimiteți-le cuiva apropiat.',
  count: (count) => plural(count, { one: '# apartament', few: '# apartamente', other: '# de apartamente' }),
  missing: (count) =>
    plural(count, {
      one: 'Unul dintre apartamente nu mai este pe site și nu este afișat.',
      few: '# dintre apartamente nu mai sunt pe site și nu sunt afișate.',
      other: '# dintre apartamente nu mai sunt pe site și nu sunt afișate.',
    }),
  none: {
    title: 'Încă nu ați salvat apartamente',
    advice: 'Atingeți inima de lângă un apartament pentru a-l salva. Aici le veți vedea împreună.',
    withoutScripts:
      'Inima de lângă apartamente funcționează când JavaScript este activat în browser. O listă primită de la cineva se deschide și fără el.',
    toList: 'Vedeți toate apartamentele',
  },
  share: 'Trimiteți lista',
  compare: (count) => `Comparați (${count})`,
  compareFirst: (count) => `Comparați primele ${count}`,
  askAll: 'Trimiteți o solicitare pentru toate',
  askOne: 'Trimiteți o solicitare',
  askFirst: (count) => `Trimiteți o solicitare pentru primele ${count}`,
  pick: 'De comparat',
  picked: 'Ales pentru comparație',
  pickOf: (number) => `Adăugați apartamentul ${number} la comparație`,
  unpickOf: (number) => `Eliminați apartamentul ${number} din comparație`,
  pickAdvice: (most) => `Alegeți până la ${most} apartamente pentru comparație.`,
  kept: 'Sunt păstrate numai în acest browser.',
  ofOthers: (count) =>
    plural(count, {
      one: 'Unul dintre aceste apartamente nu este printre favoritele dumneavoastră.',
      few: '# dintre aceste apartamente nu sunt printre favoritele dumneavoastră.',
      other: '# dintre aceste apartamente nu sunt printre favoritele dumneavoastră.',
    }),
  keepAll: 'Salvați-le și la mine',
  toOwn: 'Favoritele mele',
  changed: {
    available: (minutes) =>
      plural(minutes, {
        one: 'din nou disponibil de un minut',
        few: 'din nou disponibil de # minute',
        other: 'din nou disponibil de # de minute',
      }),
    reserved: (minutes) => `rezervat ${ago(minutes)}`,
    sold: (minutes) => `vândut ${ago(minutes)}`,
  },
}

export const compareText: PublicText['compare'] = {
  title: 'Compararea apartamentelor',
  description: 'Comparați până la patru apartamente: prețuri, suprafețe, orientare și plată.',
  tableLabel: 'Comparație',
  feature: 'Criteriu',
  differs: 'diferă',
  legend: 'Acest semn arată prin ce diferă apartamentele.',
  onlyDifferences: 'Numai diferențele',
  everything: 'Afișați tot',
  noDifferences: 'Apartamentele nu diferă în datele afișate.',
  remove: (number) => `Eliminați apartamentul ${number} din comparație`,
  removeShort: 'Eliminați',
  toFavourites: 'Înapoi la favorite',
  ask: 'Trimiteți o solicitare',
  none: {
    title: 'Nimic de comparat',
    advice: 'Salvați cel puțin două apartamente apăsând pe inimă și comparați-le din pagina de favorite.',
  },
}
