import type { Entrance, ParkingLevel } from '../building/building.ts'
import type { Light } from '../panorama/panorama.ts'
import type { StoreImageSlot } from '../store.ts'

const urlPrefix = '/files/'

/** Only files in these folders are served to visitors. */
export const servedFolders = [
  'apartments',
  'stores',
  'floorPlans',
  'parking',
  'panoramas',
  'progress',
  'media',
] as const

/** Documents of deals: stored, swept and backed up as all others, but only sent to those who may read the deal. */
export const privateFolder = 'papers'

/** The folders of all stored files. */
export const keptFolders = [...servedFolders, privateFolder] as const

/**
 * The timestamp in the path of an upload: milliseconds and six random digits, so that two servers which receive
 * files of the same name in the same millisecond do not overwrite one of them.
 */
export function uploadStamp(milliseconds: number, random: number): string {
  return `${milliseconds}${String(Math.floor(random * 1_000_000)).padStart(6, '0')}`
}

export function floorPlanPath(entrance: Entrance, floor: number, stamp: string, name: string): string {
  return `floorPlans/${entrance}_${floor}_${stamp}_${safeName(name)}`
}

export function apartmentFilePath(
  apartmentId: string,
  kind: 'image' | 'brochure',
  stamp: string,
  name: string,
): string {
  return `apartments/${safeName(apartmentId)}/${kind}_${stamp}_${safeName(name)}`
}

export function storeImagePath(storeId: string, slot: StoreImageSlot, stamp: string, name: string): string {
  return `stores/${safeName(storeId)}/${slot}_${stamp}_${safeName(name)}`
}

export function progressPicturePath(entryId: string, stamp: string, name: string): string {
  return `progress/${safeName(entryId)}/image_${stamp}_${safeName(name)}`
}

/**
 * The path of a parking plan. It ends in `.jpg` for images of any format; the content type is stored with the
 * file.
 */
export function parkingPlanPath(level: ParkingLevel, stamp: string): string {
  return `${parkingPlanPrefix(level)}${stamp}.jpg`
}

export function parkingPlanPrefix(level: ParkingLevel): string {
  return `parking/floor_${level}_`
}

export function panoramaPath(panoramaId: string, light: Light, stamp: string, name: string): string {
  return `panoramas/${safeName(panoramaId)}/${light}_${stamp}_${safeName(name)}`
}

/** Whether the file is a panorama, of which the server also makes slices. */
export function isPanoramaPath(path: string): boolean {
  return isServedPath(path) && path.startsWith('panoramas/')
}

export function mediaPath(stamp: string, name: string): string {
  return `media/${stamp}_${safeName(name)}`
}

/** The image of the location that operators put there by hand. It is shown until the home page names another, or none. */
export const locationImagePath = 'media/location.jpg'

export function storedUrl(path: string): string {
  return urlPrefix + path.split('/').map(encodeURIComponent).join('/')
}

/** The path of a stored URL, which may begin with an origin. Any origin is ignored. */
export function parseStoredUrl(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '')
  if (!path.startsWith(urlPrefix)) throw new InvalidUrl()
  const parts = path.slice(urlPrefix.length).split('/').map(decodePart)
  const stored = parts.join('/')
  if (!parts.every(isSafePart) || stored.length > maxPathLength) throw new InvalidUrl()
  return stored
}

export function findStoredPath(url: string | null | undefined): string | undefined {
  try {
    return url ? parseStoredUrl(url) : undefined
  } catch (error) {
    if (error instanceof InvalidUrl) return undefined
    throw error
  }
}

/** Whether the URL is exactly as `storedUrl` writes it, without an origin or parameters. */
export function isStoredUrl(url: string): boolean {
  const path = findStoredPath(url)
  return path !== undefined && storedUrl(path) === url
}

export class InvalidUrl extends Error {
  constructor() {
    super('This is not the URL of a stored file')
  }
}

const maxPathLength = 900

/**
 * Whether a file may be stored at this path. Empty, dotted or unusual segments are refused, so that no path
 * leaves its folder.
 */
export function isStoredPath(path: string): boolean {
  return path.length <= maxPathLength && path.split('/').every(isSafePart)
}

/**
 * Whether the path is in a folder that /files serves. Case counts: `Trash/…` is in none of them, although a
 * case-insensitive disk would open `trash/` for it.
 */
export function isServedPath(path: string): boolean {
  return isStoredPath(path) && servedFolders.some((folder) => path.startsWith(`${folder}/`))
}

/**
 * Whether the path has the timestamp of an upload, which had no random digits in earlier releases. Files without one
 * were put there by hand, such as the location image.
 */
export function isFromUpload(path: string): boolean {
  return isKeptPath(path) && /(?<!\d)\d{13}(\d{6})?(?!\d)/.test(path)
}

function isSafePart(part: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part)
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new InvalidUrl()
  }
}

const maxNameLength = 100

/** Whether the path is in a folder of stored files, also in one that /files does not serve. */
export function isKeptPath(path: string): boolean {
  return isStoredPath(path) && keptFolders.some((folder) => path.startsWith(`${folder}/`))
}

/** The path says nothing of the person whom the document is about: the history keeps it. */
export function paperPath(dealId: string, stamp: string, ending: string): string {
  return `${privateFolder}/${safeName(dealId)}/${stamp}${ending}`
}

/** Whether this is the path of a document of one of these deals. */
export function isPaperOf(dealIds: ReadonlySet<string>, path: string): boolean {
  const [folder, deal = ''] = path.split('/')
  return folder === privateFolder && dealIds.has(deal)
}

export function paperTemplatePath(stamp: string): string {
  return `${privateFolder}/templates/${stamp}.docx`
}

/** A name of Latin letters, digits, dots and dashes, which every file system, store and URL accepts. */
export function safeName(name: string): string {
  const latin = [...name.normalize('NFC')].map(transliterate).join('').normalize('NFD')
  const cleaned = latin
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/-{2,}/g, '-')
  const [stem, ending] = splitEnding(cleaned.replace(/[.-]+$/, ''))
  const trimmed = stem.replace(/^[.-]+|[.-]+$/g, '')
  return (trimmed.slice(0, maxNameLength - ending.length) || 'file') + ending
}

function splitEnding(name: string): [string, string] {
  const ending = name.match(/\.[A-Za-z0-9]{1,8}$/)?.[0] ?? ''
  return [name.slice(0, name.length - ending.length), ending.toLowerCase()]
}

/** The official Bulgarian transliteration. */
const latinLetters: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', ѝ: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht',
  ъ: 'a', ь: 'y', ю: 'yu', я: 'ya',
} // biome-ignore format: a table reads better in few lines

function transliterate(letter: string): string {
  const latin = latinLetters[letter.toLowerCase()]
  if (latin === undefined) return letter
  return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
}
