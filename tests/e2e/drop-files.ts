import { expect, type Locator } from '@playwright/test'

export interface DroppedFile {
  name: string
  type: string
  content?: Buffer
  /**
   * The number of zero bytes of a file that is created in the page, as transferring a large file there takes
   * long.
   */
  zeros?: number
}

/** Drags the files over the drop zone and drops them. */
export async function dropFiles(zone: Locator, files: DroppedFile[]): Promise<void> {
  const carried = files.map(({ content, ...file }) => ({
    ...file,
    base64: content?.toString('base64') ?? '',
  }))
  const dataTransfer = await zone.page().evaluateHandle((carried) => {
    const transfer = new DataTransfer()
    for (const { name, type, base64, zeros = 0 } of carried) {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([content, new Uint8Array(zeros)], name, { type }))
    }
    return transfer
  }, carried)
  await zone.dispatchEvent('dragenter', { dataTransfer })
  await expect(zone).toContainText('Пуснете, за да качите')
  await zone.dispatchEvent('drop', { dataTransfer })
}
