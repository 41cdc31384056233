import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import {
  type BlockKind,
  benefitIcons,
  type HomePage,
  isBundledPicture,
} from '../../../domain/home-page/home-page.ts'
import { homePageLimits as limits } from '../../../domain/home-page/home-page-schema.ts'
import { rowById } from '../../../domain/lists/rows-by.ts'
import { homePageText as text } from '../../../text/admin/home-page.ts'
import type { TranslatedField } from '../../../text/admin/translations.ts'
import { homeHeadings } from '../../../text/public/bg/home-headings.ts'
import { useBuilding } from '../../building.ts'
import { usualTitle } from '../../home-page/home-page-view.ts'
import { bundledImages } from '../../images/bundled-images.ts'
import type { Fields } from '../form/form-body.tsx'
import { InputField, TextAreaField } from '../form/form-fields.tsx'
import { ImageField } from '../form/image-field.tsx'
import { LineCheck, LineInput, LineList, LineSelect, LineTextArea } from '../form/line-list.tsx'
import { TranslationTabs } from '../translations/translation-tabs.tsx'
import { useSurroundings } from './home-page-preview.tsx'

type HomePageFields = Fields<HomePage>

/** The fields of one block of the home page. */
export const blockFields: Record<BlockKind, (props: HomePageFields) => ReactNode> = {
  hero: HeroFields,
  featured: FeaturedFields,
  interiors: InteriorFields,
  benefits: BenefitFields,
  description: DescriptionFields,
  statistics: () => <Elsewhere {...text.elsewhere.statistics} to={href('/admin/building')} />,
  progress: () => <Elsewhere {...text.elsewhere.progress} to={href('/admin/settings/buyers')} />,
  diary: () => <Elsewhere {...text.elsewhere.diary} to={href('/admin/progress')} />,
  paymentPlan: () => <Elsewhere {...text.elsewhere.paymentPlan} to={href('/admin/settings/buyers')} />,
  location: LocationFields,
  contact: ContactFields,
}

function thumbnail(image: string): string {
  return isBundledPicture(image) ? bundledImages[image].small : `${image}?w=640`
}

function Hint({ children }: { children: string }) {
  return <p className="text-sm text-sea-700">{children}</p>
}

/** Says where the content of a block is edited, if not here. */
function Elsewhere({ text, link, to }: { text: string; link: string; to: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-sea-700">
      {text}
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
      >
        {link}
      </Link>
    </p>
  )
}

function HeroFields({ form, fields }: HomePageFields) {
  const { images } = text
  const { building } = useSurroundings().known
  return (
    <>
      <InputField
        field={fields.title}
        label={text.labels.title}
        hint={text.usualHeading(usualTitle({ homeHeadings }, building))}
        translated="homePage.title"
        maxLength={limits.title}
      />
      <TextAreaField
        field={fields.subtitle}
        label={text.labels.subtitle}
        translated="homePage.subtitle"
        rows={2}
        maxLength={limits.subtitle}
      />
      <Hint>{text.imagesHint}</Hint>
      {/* From xl on, the preview stands beside the form, which leaves no room for two images. */}
      <div className="grid gap-4 sm:max-xl:grid-cols-2">
        <ImageField
          field={fields.heroImage}
          slot="hero"
          label={text.labels.heroImage}
          text={images.hero}
          thumbnail={thumbnail}
          // The upright picture is a crop of the one that is replaced.
          onChange={() => form.update({ name: fields.heroImageUpright.name, value: '' })}
        />
        <ImageField
          field={fields.heroImageUpright}
          slot="upright"
          label={text.labels.heroImageUpright}
          text={images.upright}
          thumbnail={thumbnail}
        />
      </div>
    </>
  )
}

function FeaturedFields({ form, fields }: HomePageFields) {
  const building = useBuilding()
  const { choices } = useSurroundings()
  const picked = (fields.featured.initialValue ?? []) as ({ apartmentId?: string } | undefined)[]
  const gone = picked.flatMap((line) =>
    line?.apartmentId && !rowById(choices, line.apartmentId) ? [line.apartmentId] : [],
  )
  const options: (readonly [string, string])[] = [
    ['', text.featured.unselected],
    ...choices.map(
      ({ id, number, type, where }) =>
        [id, text.featured.option(number, apartmentTypeName(building, type), where)] as const,
    ),
    ...gone.map((id) => [id, text.featured.notFree] as const),
  ]
  return (
    <>
      <Hint>{text.featured.hint}</Hint>
      <LineList
        form={form}
        field={fields.featured}
        name={text.featured.line}
        add={text.featured.add}
        none={text.featured.none}
        most={limits.featured}
      >
        {({ apartmentId }) => (
          <LineSelect field={apartmentId} label={text.featured.select} options={options} className="grow" />
        )}
      </LineList>
    </>
  )
}

interface HeadingProps {
  field: HomePageFields['fields']['contactTitle']
  usual: string
  translated: TranslatedField
}

function Heading({ field, usual, translated }: HeadingProps) {
  return (
    <InputField
      field={field}
      label={text.heading}
      translated={translated}
      hint={text.usualHeading(usual)}
      maxLength={limits.heading}
    />
  )
}

function InteriorFields({ form, fields }: HomePageFields) {
  const { upload, remove, none } = text.images.interior
  return (
    <>
      <Heading
        field={fields.interiorsTitle}
        usual={homeHeadings.interiors}
        translated="homePage.interiorsTitle"
      />
      <TextAreaField
        field={fields.interiorsText}
        label={text.text}
        translated="homePage.interiorsText"
        rows={2}
        maxLength={limits.text}
      />
      <LineList
        form={form}
        field={fields.interiors}
        name={text.interior.line}
        add={text.interior.add}
        none={text.interior.none}
        most={limits.interiors}
      >
        {({ image, caption, isSample }, position) => (
          <>
            <div className="basis-full">
              <ImageField
                field={image}
                slot="interior"
                label={`${text.interior.line} ${position}`}
                text={{ upload: upload(position), remove, none }}
                thumbnail={thumbnail}
              />
            </div>
            <LineInput
              field={caption}
              label={text.interior.caption}
              maxLength={limits.caption}
              className="w-48"
            />
            <LineCheck field={isSample} label={text.interior.isSample} />
            <TranslationTabs
              field={caption}
              of="homePage.interiors.caption"
              label={text.interior.caption}
              line={{ name: text.interior.line, position }}
            />
          </>
        )}
      </LineList>
    </>
  )
}

const iconOptions = benefitIcons.map((icon) => [icon, text.icons[icon]] as const)

function BenefitFields({ form, fields }: HomePageFields) {
  return (
    <>
      <Heading
        field={fields.benefitsTitle}
        usual={homeHeadings.benefits}
        translated="homePage.benefitsTitle"
      />
      <Hint>{text.benefit.hint}</Hint>
      <LineList
        form={form}
        field={fields.benefits}
        name={text.benefit.line}
        add={text.benefit.add}
        none={text.benefit.none}
        most={limits.benefits}
      >
        {({ icon, title, text: words }, position) => (
          <>
            <LineSelect field={icon} label={text.benefit.icon} options={iconOptions} className="w-36" />
            <LineInput field={title} label={text.heading} maxLength={limits.card.title} className="w-64" />
            <TranslationTabs
              field={title}
              of="homePage.benefits.title"
              label={text.heading}
              line={{ name: text.benefit.line, position }}
              className="basis-full"
            />
            <LineTextArea field={words} label={text.text} maxLength={limits.card.text} />
            <TranslationTabs
              field={words}
              of="homePage.benefits.text"
              label={text.text}
              line={{ name: text.benefit.line, position }}
              className="basis-full"
            />
          </>
        )}
      </LineList>
    </>
  )
}

function DescriptionFields({ fields }: HomePageFields) {
  const building = useBuilding()
  return (
    <>
      <Heading
        field={fields.descriptionTitle}
        usual={homeHeadings.description(building)}
        translated="homePage.descriptionTitle"
      />
      <TextAreaField
        field={fields.descriptionText}
        label={text.text}
        translated="homePage.descriptionText"
        maxLength={limits.text}
      />
      <TextAreaField
        field={fields.descriptionPoints}
        label={text.points}
        translated="homePage.descriptionPoints"
        hint={text.pointsHint}
        maxLength={limits.text}
      />
      <Elsewhere {...text.elsewhere.description} to={href('/admin/building')} />
      <ImageField
        field={fields.descriptionImage}
        slot="description"
        label={text.labels.descriptionImage}
        text={text.images.description}
        thumbnail={thumbnail}
      />
    </>
  )
}

function LocationFields({ form, fields }: HomePageFields) {
  return (
    <>
      <Heading
        field={fields.locationTitle}
        usual={homeHeadings.location}
        translated="homePage.locationTitle"
      />
      <TextAreaField
        field={fields.locationText}
        label={text.text}
        translated="homePage.locationText"
        maxLength={limits.text}
      />
      <div>
        <h3 className="mb-2 text-base">{text.nearby.title}</h3>
        <LineList
          form={form}
          field={fields.nearby}
          name={text.nearby.line}
          add={text.nearby.add}
          none={text.nearby.none}
          most={limits.nearby}
        >
          {({ name, minutes }, position) => (
            <>
              <LineInput field={name} label={text.nearby.name} maxLength={limits.place} className="w-56" />
              <LineInput field={minutes} label={text.nearby.minutes} inputMode="numeric" className="w-32" />
              <TranslationTabs
                field={name}
                of="homePage.nearby.name"
                label={text.nearby.name}
                line={{ name: text.nearby.line, position }}
              />
            </>
          )}
        </LineList>
      </div>
      <InputField
        field={fields.mapLink}
        label={text.mapLink}
        hint={text.mapLinkHint}
        type="url"
        maxLength={limits.link}
      />
      <ImageField
        field={fields.locationImage}
        slot="location"
        label={text.labels.locationImage}
        text={text.images.location}
        thumbnail={thumbnail}
      />
    </>
  )
}

function ContactFields({ fields }: HomePageFields) {
  return (
    <>
      <Heading field={fields.contactTitle} usual={homeHeadings.contact} translated="homePage.contactTitle" />
      <TextAreaField
        field={fields.contactIntro}
        label={text.intro}
        translated="homePage.contactIntro"
        hint={text.usualHeading(homeHeadings.contactIntro)}
        rows={2}
        maxLength={limits.text}
      />
      <Elsewhere {...text.elsewhere.contact} to={href('/admin/settings')} />
    </>
  )
}
