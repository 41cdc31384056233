import { buffer } from 'node:stream/consumers'
import { findApartment } from '../../backend/data/apartments.ts'
import { getDisplaySettings } from '../../backend/data/settings.ts'
import type { Backend } from '../../backend/open.ts'
import { InvalidAddress, parseStoredAddress } from '../../domain/stored-path.ts'
import { backendContext } from '../context.ts'
import { site } from '../text/site.ts'
import type { Route } from './+types/preview'

/** The picture that a shared link shows: /previews/site.jpg, or /previews/{apartment id}.jpg. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const id = params.name.replace(/\.jpg$/, '')
  const picture = id === 'site' ? await drawSite(backend) : await drawApartment(backend, id)
  if (!picture) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  })
}

async function drawSite(backend: Backend): Promise<Buffer> {
  const { sitePreview } = await import('../../backend/previews.ts')
  const { title, heroImage } = (await getDisplaySettings(backend.db)).values
  return sitePreview(title, site.name, await readStored(backend, heroImage))
}

async function drawApartment(backend: Backend, id: string): Promise<Buffer | undefined> {
  const apartment = await findApartment(backend.db, id)
  if (!apartment) return undefined
  const { apartmentPreview } = await import('../../backend/previews.ts')
  const { heroImage } = (await getDisplaySettings(backend.db)).values
  return apartmentPreview(apartment, site.name, await readStored(backend, apartment.mainImage ?? heroImage))
}

async function readStored({ files }: Backend, address: string): Promise<Buffer | undefined> {
  try {
    const opened = await files.get(parseStoredAddress(address))
    return opened && (await buffer(opened.body))
  } catch (error) {
    if (error instanceof InvalidAddress) return undefined
    throw error
  }
}
