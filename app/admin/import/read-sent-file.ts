import { maxSheetFileBytes } from '../../../domain/sheet/sheet.ts'

/** What was sent: the file, and the rows of its preview that are wanted; none of them before there is a preview. */
export interface SentFile {
  file: ArrayBuffer
  selected: ReadonlySet<string> | undefined
}

/** Names and marks of the largest file's rows. */
const roomForSelected = 512 * 1024

/** Reads no more than such a form may have. */
export async function readSentFile(request: Request): Promise<SentFile | 'too-large' | 'malformed'> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    await passOver(request).catch(() => {})
    return 'malformed'
  }
  const body = await readBody(request).catch(() => 'malformed' as const)
  if (typeof body === 'string') return body
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined)
  const [file, selected] = [form?.get('file'), form?.get('chosen')]
  if (!(file instanceof File) || selected instanceof File) return 'malformed'
  if (file.size > maxSheetFileBytes) return 'too-large'
  return {
    file: await file.arrayBuffer(),
    selected: typeof selected === 'string' ? new Set(selected.split(' ')) : undefined,
  }
}

/** Whoever is still sending would not hear the answer. */
async function passOver({ body }: Request): Promise<void> {
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxSheetFileBytes) return
  }
}

async function readBody({ body }: Request): Promise<Buffer<ArrayBuffer> | 'too-large'> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxSheetFileBytes + roomForSelected) return 'too-large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
