import { describe, expect, it } from 'vitest'
import { languageAttributes } from './language-attributes.ts'

describe('text of users and models', () => {
  it.each([
    ['Stop scrolling for a minute, this is the pan you need.', 'en'],
    ['Grab a pan', 'en'],
    ['Do not come home as you are', 'en'],
    ['Hör auf zu scrollen, das ist die Pfanne, die du brauchst.', 'de'],
    ['Deja de mirar, esta es la sartén que necesitas para el domingo.', 'es'],
    ['Arrête de défiler, voici la poêle qu’il te faut pour le dimanche.', 'fr'],
    ['Smetti di scorrere, questa è la padella che ti serve per la domenica.', 'it'],
    ['Para de rolar, esta é a panela que você precisa para o domingo.', 'pt'],
    ['一つのフライパンで作る夕食', 'ja'],
    ['一口锅，五顿晚餐', 'zh'],
    ['프라이팬 하나로 다섯 끼', 'ko'],
    ['חמש ארוחות ערב ממחבת אחת', 'he'],
    ['خمس وجبات عشاء من مقلاة واحدة', 'ar'],
    ['Пять ужинов из одной сковороды', 'ru'],
    ['П’ять вечерь з однієї сковороди', 'uk'],
    ['Πέντε δείπνα από ένα τηγάνι', 'el'],
    ['एक पैन से पाँच डिनर', 'hi'],
    ['อาหารเย็นห้ามื้อจากกระทะใบเดียว', 'th'],
  ])('has its own direction and the language of its words: %s', (text, lang) => {
    expect(languageAttributes(text)).toEqual({ dir: 'auto', lang })
  })

  it.each(['', '#pan #dinner', '12:30', 'Bread'])('names no language where none is detected: %j', (text) => {
    expect(languageAttributes(text)).toEqual({ dir: 'auto', lang: '' })
  })
})
