import './page-language.ts';
import '../base/styles/fonts.css';
import '../base/styles/tokens.css';
import '../base/styles/base.css';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchStyles } from '../base/ui/lost-styles.ts';
import { App } from './App.tsx';
import { openTestWindow } from './test-window.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
openTestWindow();
watchStyles();
createRoot(root).render(createElement(StrictMode, null, createElement(App)));
