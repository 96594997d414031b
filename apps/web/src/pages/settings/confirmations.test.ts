import { expect, it } from 'vitest'
import { CONFIRMED } from '../../boards/blood-rage/confirm.ts'
import english from '../../i18n/app/en.json' with { type: 'json' }

it.each(CONFIRMED)('the settings have words for confirming %s', (kind) => {
  expect(english).toHaveProperty([`settings.confirm.blood-rage.${kind}`])
})
