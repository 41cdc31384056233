import { isMaisonette } from '../../domain/building/apartment-type.ts'
import { demoBuilding } from '../building-record.ts'
import { areaOf, type DesignedApartment, has } from './designed-apartment.ts'
import { roundMetres } from './floor-phrases.ts'

/** Variants of the second sentence of a description: the layout of the rooms with their sizes. */
export function layoutSentences(apartment: DesignedApartment): string[] {
  if (isMaisonette(demoBuilding, apartment.type)) return maisonetteSentences(apartment)
  if (apartment.type === 'studio') return studioSentences(apartment)
  if (apartment.type === '1-bedroom') return oneRoomSentences(apartment)
  return has(apartment, 'kitchen') ? separateKitchenSentences(apartment) : openKitchenSentences(apartment)
}

function studioSentences(apartment: DesignedApartment): string[] {
  const room = roundMetres(areaOf(apartment, 'living-kitchen'))
  return [
    `Стаята с кухненския бокс е ${room} и побира легло, диван и маса за двама.`,
    `В ${room} се събират кът за спане, диван и кухня, а банята е до входа.`,
    `Антрето отделя банята от стаята, която е ${room}.`,
    `Леглото, диванът и боксът имат свое място в стаята от ${room}.`,
  ]
}

function oneRoomSentences(apartment: DesignedApartment): string[] {
  const room = roundMetres(areaOf(apartment, 'room'))
  const kitchen = roundMetres(areaOf(apartment, 'kitchen'))
  return [
    `Стаята е ${room}, а кухнята – ${kitchen}, с място за маса до прозореца.`,
    `Кухнята от ${kitchen} има собствен прозорец и не отнема нищо от стаята, която е ${room}.`,
    `Антрето води поотделно към кухнята (${kitchen}), стаята (${room}) и банята.`,
    `В кухнята (${kitchen}) се побира маса за двама, а в стаята (${room}) – двойно легло и фотьойл.`,
  ]
}

function bedroomsOf(apartment: DesignedApartment): string {
  const areas = apartment.rooms.filter(({ kind }) => kind === 'bedroom').map(({ area }) => Math.round(area))
  if (areas.length === 1) return `спалнята – ${areas[0]} м²`
  return `спалните – ${areas.slice(0, -1).join(', ')} и ${areas.at(-1)} м²`
}

function openKitchenSentences(apartment: DesignedApartment): string[] {
  const living = roundMetres(areaOf(apartment, 'living-kitchen'))
  const many = apartment.type === '3-bedroom'
  return [
    `Дневната с кухненски бокс е ${living}, ${bedroomsOf(apartment)}.`,
    many
      ? `Двете спални и банята са встрани от дневната с бокс, която е ${living}.`
      : `Антрето разделя спалнята от дневната с кухненски бокс, която е ${living}.`,
    many
      ? `Кухненският бокс е в дъното на дневната от ${living}, а тоалетната е отделно от банята.`
      : `Кухненският бокс е прибран в дъното на дневната от ${living}, далеч от погледа на гостите.`,
    many
      ? `Дневната с бокс е ${living}, а от антрето се влиза поотделно във всяка спалня.`
      : `От антрето се влиза направо и в спалнята, и в дневната с бокс (${living}).`,
  ]
}

function separateKitchenSentences(apartment: DesignedApartment): string[] {
  const living = roundMetres(areaOf(apartment, 'living'))
  const kitchen = roundMetres(areaOf(apartment, 'kitchen'))
  return [
    `Дневната е ${living}, кухнята до нея – ${kitchen}, ${bedroomsOf(apartment)}.`,
    `Кухнята от ${kitchen} се отваря към дневната, но си остава самостоятелно помещение.`,
    `Освен дневна (${living}) и кухня (${kitchen}) има баня, отделна тоалетна и килер.`,
    `Трите прозореца на фасадата са на кухнята (${kitchen}), дневната (${living}) и спалнята.`,
    `Спалнята е в единия край, кухнята от ${kitchen} – в другия, а между тях е дневната от ${living}.`,
  ]
}

function maisonetteSentences(apartment: DesignedApartment): string[] {
  const living = roundMetres(areaOf(apartment, 'living') + areaOf(apartment, 'living-kitchen'))
  const sizes = `Дневната е ${living}, ${bedroomsOf(apartment)}.`
  if (apartment.type === '2-bedroom-maisonette') {
    return [
      sizes,
      `Под спалнята с баня е дневната с кухненски бокс от ${living}; на входа има тоалетна за гости.`,
    ]
  }
  if (apartment.type === '3-bedroom-maisonette') {
    return [sizes, `Дневната с бокс е ${living}, а горе двете спални си поделят баня с вана.`]
  }
  return [sizes, `Дневната от ${living} е свързана с кухнята, а една от трите спални има собствена баня.`]
}
