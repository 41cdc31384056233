import type { Uploader } from '../domain/files/upload-rules.ts'

const image = { upload: 'Failed to upload image', delete: 'Failed to delete image' } as const
const brochure = { upload: 'Failed to upload brochure', delete: 'Failed to delete brochure' } as const

/** Log messages of failed operations. Their wording is agreed (docs/glossary.md, specification). */
const document = { upload: 'Failed to upload document', delete: 'Failed to delete document' }

export const logMessages = {
  setMainImage: 'Failed to set main image',
  deleteImage: image.delete,
  add: {
    apartment: 'Грешка при добавяне на апартамент',
    parkingSpot: 'Грешка при добавяне на паркомясто',
    store: 'Грешка при добавяне на обект',
    progressEntry: 'Грешка при добавяне на запис в дневника',
    enquiry: 'Грешка при добавяне на запитване',
    alert: 'Грешка при записване за известия',
    reservation: 'Грешка при добавяне на резервация',
    client: 'Грешка при добавяне на клиент',
    viewing: 'Грешка при добавяне на оглед',
    replyTemplate: 'Грешка при добавяне на шаблон за отговор',
  },
  updateFloorPlan: 'Грешка при обновяване на етажен план',
  deleteFloorPlan: 'Грешка при изтриване на етажен план',
  addParkingSpots: 'Грешка при добавяне на паркоместа',
  updateParkingPlan: 'Грешка при обновяване на план на паркинга',
  deleteParkingPlan: 'Грешка при изтриване на план на паркинга',
  updateBuildingView: 'Грешка при обновяване на изглед на сградата',
  deleteBuildingView: 'Грешка при изтриване на изглед на сградата',
  updatePanorama: 'Грешка при обновяване на панорама',
  deletePanorama: 'Грешка при изтриване на панорама',
  /** By uploader: the file could not be stored, added to its record, or deleted. */
  files: {
    floorPlan: {
      upload: 'Грешка при качване на етажен план',
      add: 'Грешка при добавяне на етажен план',
      delete: image.delete,
    },
    apartmentPhoto: { ...image, add: 'Failed to add images' },
    brochure: { ...brochure, add: brochure.upload },
    storeImage: { ...image, add: image.upload },
    progressPicture: { ...image, add: 'Failed to add images' },
    media: {
      upload: 'Failed to upload file',
      add: 'Грешка при добавяне на файл',
      delete: 'Failed to delete file',
    },
    parkingPlan: { ...image, add: image.upload },
    buildingView: { ...image, add: image.upload },
    panorama: { ...image, add: image.upload },
    dealScan: { ...document, add: document.upload },
    paperTemplate: { ...document, add: document.upload },
    displayImage: { ...image, add: image.upload },
  } satisfies Record<Uploader, { upload: string; add: string; delete: string }>,
} as const
