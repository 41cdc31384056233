/** What a visitor sends at least. */
export const anEnquiry = {
  name: 'Посетител',
  email: 'a@example.com',
  phone: '',
  message: 'Здравейте',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}
