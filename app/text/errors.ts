/** The error catalogue: what a person reads when something does not work. */
export const errors = {
  signIn: {
    'invalid-credential': 'Невалиден имейл или парола.',
    'too-many-requests': 'Твърде много опити за вход. Моля, опитайте по-късно.',
    failed: 'Възникна грешка при влизане. Моля, опитайте отново.',
  },
  load: {
    apartments: 'Грешка при зареждане на апартаментите',
    floorPlans: 'Грешка при зареждане на етажните планове',
    parking: 'Грешка при зареждане на паркоместата',
    stores: 'Грешка при зареждане на обектите',
    contacts: 'Грешка при зареждане на контактите',
    media: 'Грешка при зареждане на файловете',
  },
  upload: {
    floorPlan: 'Грешка при качване на етажния план',
    apartmentPhoto: 'Грешка при качване на снимките',
    brochure: 'Error uploading brochure',
    storeImage: 'Грешка при качване на снимката',
    media: 'Грешка при качване на файловете',
    parkingPlan: 'Error uploading image. Please try again.',
    displayImage: 'Грешка при качване на снимката',
  },
  deleteMediaFile: 'Грешка при изтриване на файла',
  saveApartment: 'Грешка при запазване на апартамента',
  stale: 'Записът беше променен междувременно. Прегледайте новите данни и опитайте отново.',
  gone: 'Записът вече не съществува.',
  unexpected: {
    title: 'Възникна неочаквана грешка',
    advice: 'Моля, опитайте отново след малко. Ако грешката се повтаря, изпратете ни номера на заявката.',
    requestId: 'Номер на заявката:',
  },
} as const
