import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { openApp } from '../harness.tsx'

// One test in this file: the code of a guest's domains is loaded once.
it('SHELL-01 who presses the menu before the code of a guest is there gets it when it is', async () => {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const { user } = await openApp({ path: '/?property=1&theme=1&lang=en' })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await screen.findByRole('navigation', { name: 'Menu' })
})
