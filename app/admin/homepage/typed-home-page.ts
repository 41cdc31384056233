import {
  benefitIcons,
  blockKinds,
  type HomePage,
  withEveryKind,
} from '../../../domain/home-page/home-page.ts'
import type { Fields } from '../form/form-body.tsx'

export type TypedValues = Fields<HomePage>['form']['value']

/** The home page as the form holds it, also where it could not be saved like this. The preview shows it. */
export function typedHomePage(typed: TypedValues): HomePage {
  const text = (value: string | undefined) => value?.trim() ?? ''
  const list = <Line, Result>(
    lines: (Line | undefined)[] | string | undefined,
    read: (line: Line) => Result[],
  ): Result[] => (Array.isArray(lines) ? lines.flatMap((line) => (line ? read(line) : [])) : [])
  return {
    blocks: withEveryKind(
      list(typed?.blocks, ({ kind, isShown }) => {
        const known = blockKinds.find((each) => each === kind)
        return known ? [{ kind: known, isShown: isShown === 'on' }] : []
      }),
    ),
    title: text(typed?.title),
    subtitle: text(typed?.subtitle),
    heroImage: text(typed?.heroImage),
    heroImageUpright: text(typed?.heroImageUpright),
    featured: list(typed?.featured, ({ apartmentId }) => (apartmentId ? [{ apartmentId }] : [])),
    interiorsTitle: text(typed?.interiorsTitle),
    interiorsText: text(typed?.interiorsText),
    interiors: list(typed?.interiors, ({ image, caption, isSample }) => [
      { image: text(image), caption: text(caption), isSample: isSample === 'on' },
    ]),
    benefitsTitle: text(typed?.benefitsTitle),
    benefits: list(typed?.benefits, (card) => [
      {
        icon: benefitIcons.find((icon) => icon === card.icon) ?? 'heart',
        title: text(card.title),
        text: text(card.text),
      },
    ]),
    descriptionTitle: text(typed?.descriptionTitle),
    descriptionText: text(typed?.descriptionText),
    descriptionPoints: text(typed?.descriptionPoints),
    descriptionImage: text(typed?.descriptionImage),
    locationTitle: text(typed?.locationTitle),
    locationText: text(typed?.locationText),
    locationImage: text(typed?.locationImage),
    nearby: list(typed?.nearby, ({ name, minutes }) =>
      name && Number(minutes) > 0 ? [{ name: text(name), minutes: Number(minutes) }] : [],
    ),
    mapLink: text(typed?.mapLink),
    contactTitle: text(typed?.contactTitle),
    contactIntro: text(typed?.contactIntro),
  }
}
