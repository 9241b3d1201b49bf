/** The language in which the texts of the lesson are being written, for every field of its editor. */
import type { LessonLanguage } from '@lanelab/lessons';
import { createContext, useContext } from 'react';

const LanguageContext = createContext<LessonLanguage>('en');
export const WritingLanguage = LanguageContext.Provider;

export const useWritingLanguage = (): LessonLanguage => useContext(LanguageContext);
