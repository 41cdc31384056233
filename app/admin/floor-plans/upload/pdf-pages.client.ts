import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { PdfPage } from '../../../../domain/floor-plan/match-plan-name.ts'
import { pdfDotsPerInch, scaleToFit } from '../../../../domain/floor-plan/plan-files.ts'
import { likelyNumbers, type PrintedText } from '../../../../domain/floor-plan/printed-texts.ts'
import { free, type PlanPicture, toPicture } from './plan-picture.ts'
import { TooSlow, withTimeout } from './with-timeout.ts'

/** Why a PDF, or one of its pages, became no picture. */
export type PdfFault = 'password' | 'damaged' | 'slow'

export type ReadPage = { page: PdfPage } & ({ picture: PlanPicture } | { fault: PdfFault })

/** A PDF has units of 1/72 inch. */
const pageScale = pdfDotsPerInch / 72

/** How long opening a document, and drawing one of its pages, may take, in milliseconds. */
const timeout = 60_000
/** After so many slow pages the rest of the file is not tried. */
const maxSlowPages = 3

/**
 * Decoders of scanned pages, as the build puts them there (cli/pdf-decoders.ts). They are those without WebAssembly,
 * which our Content-Security-Policy does not allow.
 */
const decodersUrl = import.meta.env.DEV
  ? '/node_modules/pdfjs-dist/wasm/'
  : `/assets/pdf-decoders-${version}/`

/** Opens a PDF and draws its pages one by one, at most `maxPages` of them. Throws a PdfRefused for the whole file. */
export async function* readPdf(
  file: File,
  maxPages: number,
  signal: AbortSignal,
): AsyncGenerator<ReadPage, void, undefined> {
  GlobalWorkerOptions.workerSrc = workerUrl
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    useWasm: false,
    wasmUrl: new URL(decodersUrl, location.origin).href,
    verbosity: 0,
  })
  const stop = () => void loading.destroy()
  signal.addEventListener('abort', stop)
  try {
    const pdf = await withTimeout(loading.promise, timeout, stop).catch(refuse)
    const labels = await withTimeout(pdf.getPageLabels(), timeout).catch(() => null)
    let slowPages = 0
    for (let page = 1; page <= Math.min(pdf.numPages, maxPages); page++) {
      const result = await readPage(pdf, page, file.name)
      signal.throwIfAborted()
      if ('fault' in result && result.fault === 'slow' && ++slowPages === maxSlowPages)
        throw new PdfRefused('slow')
      const label = labels?.[page - 1] || undefined
      yield { page: { page, pages: pdf.numPages, label }, ...result }
    }
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** The whole file becomes no picture. */
export class PdfRefused extends Error {
  readonly fault: PdfFault

  constructor(fault: PdfFault, options?: ErrorOptions) {
    super(`PDF refused: ${fault}`, options)
    this.fault = fault
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof TooSlow) throw new PdfRefused('slow', { cause })
  const isLocked = cause instanceof Error && cause.name === 'PasswordException'
  throw new PdfRefused(isLocked ? 'password' : 'damaged', { cause })
}

async function readPage(
  pdf: PDFDocumentProxy,
  number: number,
  fileName: string,
): Promise<{ picture: PlanPicture } | { fault: PdfFault }> {
  try {
    const page = await withTimeout(pdf.getPage(number), timeout)
    const picture = await drawPage(page, `${fileName.replace(/\.[^.]+$/, '')}-${number}.pdf`)
    // A page without its texts is a plan as well: then its numbers are not read.
    const texts = await textsOf(page, picture).catch(() => [])
    page.cleanup()
    return { picture: { ...picture, texts } }
  } catch (cause) {
    return { fault: cause instanceof TooSlow ? 'slow' : 'damaged' }
  }
}

async function drawPage(page: PDFPageProxy, name: string): Promise<PlanPicture> {
  const whole = page.getViewport({ scale: pageScale })
  const scale = scaleToFit(whole.width, whole.height)
  const viewport = page.getViewport({ scale: pageScale * scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  try {
    const drawing = page.render({ canvas, viewport })
    await withTimeout(drawing.promise, timeout, () => drawing.cancel())
    return await toPicture(canvas, name, scale < 1)
  } finally {
    free(canvas)
  }
}

/** A page may have this many texts; drawings with letters as shapes have none, and plans some hundreds. */
const mostTexts = 20_000

/** What is printed on a page, with places in pixels of the picture that it has become. */
async function textsOf(page: PDFPageProxy, { width, height }: PlanPicture): Promise<PrintedText[]> {
  const viewport = page.getViewport({ scale: 1 })
  const [toX, toY] = [width / viewport.width, height / viewport.height]
  const { items } = await withTimeout(page.getTextContent(), timeout)
  const texts = items.slice(0, mostTexts).flatMap((item) => {
    if (!('str' in item)) return []
    // The matrix has the direction of the line in its first two numbers and its start in the last two.
    const [a, b, , , left, bottom] = item.transform as number[] as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const size = Math.hypot(a, b) || 1
    const along = item.width / 2 / size
    const up = item.height / 2 / size
    const [x, y] = viewport.convertToViewportPoint(
      left + a * along - b * up,
      bottom + b * along + a * up,
    ) as [number, number]
    return [{ text: item.str, x: x * toX, y: y * toY, height: item.height }]
  })
  return likelyNumbers(texts)
}
