/** The barest page with MUI: a bar, a heading and a bottom navigation. */
import AppBar from '@mui/material/AppBar'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const theme = createTheme()

function Limit() {
  const [tab, setTab] = useState(0)
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>The limit</Toolbar>
      </AppBar>
      <Typography variant="h1">Good morning</Typography>
      <BottomNavigation showLabels value={tab} onChange={(_, chosen) => setTab(chosen)}>
        <BottomNavigationAction label="Home" />
        <BottomNavigationAction label="Menu" />
      </BottomNavigation>
    </ThemeProvider>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Limit />)
