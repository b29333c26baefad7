import { mount } from './app/mount.tsx'

const root = document.getElementById('root')
// Parsing and running the code was one task; everything else is another.
if (root) setTimeout(() => mount(root), 0)
