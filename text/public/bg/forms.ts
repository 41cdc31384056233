/** Why a form was refused before it was validated. */
export const formsText = {
  'not-a-form': 'Тук се приемат само попълнени формуляри.',
  'too-large': 'Изпратеното е твърде голямо. Съкратете текста и опитайте отново.',
  malformed: 'Формулярът не можа да бъде прочетен. Презаредете страницата и опитайте отново.',
}
