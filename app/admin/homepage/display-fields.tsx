import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLoaderData } from 'react-router'
import type { DisplaySettings } from '../../../domain/settings.ts'
import { useBuilding } from '../../building.ts'
import { type FreeCounts, Hero } from '../../hero/hero.tsx'
import { bundledHero } from '../../images/bundled-images.ts'
import { homepageFormText as text } from '../../text/admin/settings.ts'
import { rowAction } from '../../ui/row-action-styles.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import type { Fields } from '../form/form-body.tsx'
import { InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'

type Device = 'computer' | 'phone'

const icons = { computer: Monitor, phone: Smartphone }

function ViewSwitch({ device, onChange }: { device: Device; onChange(device: Device): void }) {
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {(['computer', 'phone'] as const).map((each) => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={device === each}
            onClick={() => onChange(each)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-sea-200 px-3 text-sm font-semibold text-sea-800 hover:bg-sea-50 aria-pressed:border-sea-700 aria-pressed:bg-sea-700 aria-pressed:text-white"
          >
            <Icon className="size-4" aria-hidden="true" />
            {text.devices[each]}
          </button>
        )
      })}
    </div>
  )
}

interface PreviewFrameProps {
  device: Device
  title: string
  children: ReactNode
}

const classNames: Record<Device, string> = {
  computer: 'absolute top-0 left-0 h-[720px] w-[1280px] origin-top-left scale-(--scale)',
  phone: 'mx-auto h-[844px] w-[390px] max-w-full rounded-card border border-sand-300',
}
const computerWidth = 1280

/**
 * An iframe as wide as the device, so that media queries apply as on the device, and styles do not leak between
 * the preview and the screen around it. Its content is inert.
 */
function PreviewFrame({ device, title, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement>()
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument
    if (!page) return
    page.documentElement.lang = document.documentElement.lang
    page.title = frame.title
    const styles = document.head.querySelectorAll('link[rel=stylesheet], style')
    page.head.replaceChildren(
      page.head.querySelector('title') ?? '',
      ...[...styles].map((each) => each.cloneNode(true)),
    )
    setBody(page.body)
  }, [])
  return (
    <div
      ref={fitIn}
      className={`relative overflow-hidden ${device === 'computer' ? 'h-[calc(720px*var(--scale))] rounded-card' : ''}`}
    >
      <iframe
        ref={open}
        title={title}
        tabIndex={-1}
        // Firefox replaces the iframe's first empty document, so the new one is filled on load.
        onLoad={({ currentTarget }) => open(currentTarget)}
        className={`block bg-sea-950 ${classNames[device]}`}
      />
      {body && createPortal(<div inert>{children}</div>, body)}
    </div>
  )
}

/** Scales the frame down so that its whole width is visible. */
function fitIn(box: HTMLElement | null) {
  if (!box) return
  const observer = new ResizeObserver(() =>
    box.style.setProperty('--scale', String(Math.min(1, box.clientWidth / computerWidth))),
  )
  observer.observe(box)
  return () => observer.disconnect()
}

export function DisplayFields({ fields }: Fields<DisplaySettings>) {
  return <FieldsWithPreview fields={fields} />
}

function FieldsWithPreview({ fields }: Pick<Fields<DisplaySettings>, 'fields'>) {
  const [shown, setShown] = useState<DisplaySettings>({
    title: fields.title.initialValue ?? '',
    subtitle: fields.subtitle.initialValue ?? '',
    heroImage: fields.heroImage.initialValue ?? '',
    locationImage: fields.locationImage.initialValue ?? '',
    logo: fields.logo.initialValue ?? '',
  })
  const show = (change: Partial<DisplaySettings>) => setShown((before) => ({ ...before, ...change }))
  return (
    <>
      <FormSection title={text.preview}>
        <HeroPreview {...shown} />
      </FormSection>
      <FormSection title={text.texts}>
        <div className="grid gap-4 lg:grid-cols-2">
          <InputField
            field={fields.title}
            label={text.labels.title}
            required
            maxLength={200}
            onInput={(event) => show({ title: event.currentTarget.value })}
          />
          <TextAreaField
            field={fields.subtitle}
            label={text.labels.subtitle}
            required
            maxLength={500}
            onInput={(event) => show({ subtitle: event.currentTarget.value })}
          />
        </div>
      </FormSection>
      <FormSection title={text.images}>
        <p className="mb-3 text-sm text-sea-700">{text.imagesHint}</p>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <DisplayImageField
            name="heroImage"
            slot="hero"
            url={shown.heroImage}
            onChange={(heroImage) => show({ heroImage })}
          />
          <DisplayImageField
            name="locationImage"
            slot="location"
            url={shown.locationImage}
            onChange={(locationImage) => show({ locationImage })}
          />
          <DisplayImageField name="logo" slot="logo" url={shown.logo} onChange={(logo) => show({ logo })} />
        </div>
      </FormSection>
    </>
  )
}

/** Renders the hero of the home page with what is typed. */
function HeroPreview({ title, subtitle, heroImage, logo }: DisplaySettings) {
  const { name } = useBuilding()
  const { freeNow } = useLoaderData<{ freeNow: FreeCounts | string }>()
  const [device, setDevice] = useState<Device>('computer')
  // The size of a new upload is not known here. Any size does, because the hero crops the image.
  const image = heroImage ? { url: heroImage, width: 1920, height: 1080, placeholder: '' } : bundledHero
  return (
    <>
      <ViewSwitch device={device} onChange={setDevice} />
      <PreviewFrame device={device} title={text.preview}>
        <p className="page-frame absolute inset-x-0 top-0 z-10 flex h-16 items-center text-2xl font-black text-white">
          {logo ? (
            <img
              src={`${logo}?w=320`}
              alt={name}
              className="h-10 w-auto max-w-60 object-contain object-left"
            />
          ) : (
            name
          )}
        </p>
        <Hero title={title} subtitle={subtitle} image={image} freeNow={freeNow} />
      </PreviewFrame>
    </>
  )
}

interface DisplayImageFieldProps {
  name: 'heroImage' | 'locationImage' | 'logo'
  slot: 'hero' | 'location' | 'logo'
  url: string
  onChange(url: string): void
}

/** An upload changes the form only; saving the form publishes it. */
function DisplayImageField({ name, slot, url, onChange }: DisplayImageFieldProps) {
  return (
    <div>
      <input type="hidden" name={name} value={url} />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{text.labels[name]}</h3>
        {url && (
          <button type="button" onClick={() => onChange('')} className={rowAction.danger}>
            {text.remove[slot]}
          </button>
        )}
      </div>
      {url ? (
        <img
          src={`${url}?w=640`}
          alt={text.labels[name]}
          className="mb-3 h-36 w-full rounded-lg bg-sea-900 object-contain"
        />
      ) : (
        <p className="mb-3 text-sm text-sea-700">{text.bundled[slot]}</p>
      )}
      <DropZone
        target={{ uploader: 'displayImage', slot }}
        label={text.upload[slot]}
        onUploaded={({ url: uploaded }) => onChange(uploaded)}
      />
    </div>
  )
}
