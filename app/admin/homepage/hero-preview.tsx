import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { DisplaySettings } from '../../../domain/settings.ts'
import type { FreeCounts } from '../../hero/availability-strip.tsx'
import { Hero } from '../../hero/hero.tsx'
import { bundledHero } from '../../images/bundled-images.ts'
import { homepageFormText as text } from '../../text/admin/settings-form.ts'
import { site } from '../../text/site.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { type Device, ViewSwitch } from './view-switch.tsx'

/** The first screen of the home page as visitors see it, with what is typed. */
export function HeroPreview({ title, subtitle, heroImage, logo }: DisplaySettings) {
  const { freeNow } = useLoaderData<{ freeNow: FreeCounts | string }>()
  const [device, setDevice] = useState<Device>('computer')
  // Of what was uploaded just now nothing is known but its URL; the hero cuts it to its own frame.
  const image = heroImage ? { url: heroImage, width: 1920, height: 1080, placeholder: '' } : bundledHero
  return (
    <>
      <ViewSwitch device={device} onChange={setDevice} />
      <PreviewFrame device={device} title={text.preview}>
        <p className="page-frame absolute inset-x-0 top-0 z-10 flex h-16 items-center text-2xl font-black text-white">
          {logo ? (
            <img
              src={`${logo}?w=320`}
              alt={site.name}
              className="h-10 w-auto max-w-60 object-contain object-left"
            />
          ) : (
            site.name
          )}
        </p>
        <Hero title={title} subtitle={subtitle} image={image} freeNow={freeNow} />
      </PreviewFrame>
    </>
  )
}
