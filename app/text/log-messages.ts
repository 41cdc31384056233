import type { Uploader } from '../../domain/upload-rules.ts'

const image = { upload: 'Failed to upload image', delete: 'Failed to delete image' } as const

/** What the server's log says of work that failed: words of the specification, for whoever looks there. */
export const logMessages = {
  setMainImage: 'Failed to set main image',
  deleteImage: image.delete,
  updateFloorPlan: 'Грешка при обновяване на етажен план',
  deleteFloorPlan: 'Грешка при изтриване на етажен план',
  /** By the uploader whose file could not be stored or deleted. */
  files: {
    floorPlan: { upload: 'Грешка при качване на етажен план', delete: image.delete },
    apartmentPhoto: image,
    brochure: { upload: 'Failed to upload brochure', delete: 'Failed to delete brochure' },
    storeImage: image,
    media: { upload: 'Failed to upload file', delete: 'Failed to delete file' },
    parkingPlan: image,
    displayImage: image,
  } satisfies Record<Uploader, { upload: string; delete: string }>,
} as const
