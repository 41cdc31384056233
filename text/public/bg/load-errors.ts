/** The error messages of public pages, apart from those of the admin, which public pages do not load. */
export const loadErrors = {
  apartments: 'Грешка при зареждане на апартаментите',
  floorPlans: 'Грешка при зареждане на етажните планове',
  parking: 'Грешка при зареждане на паркоместата',
  stores: 'Грешка при зареждане на обектите',
}

export const unexpectedError = {
  title: 'Възникна неочаквана грешка',
  advice: 'Моля, опитайте отново след малко. Ако грешката се повтаря, изпратете ни номера на заявката.',
  requestId: 'Номер на заявката:',
}
