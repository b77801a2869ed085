export const SELF_TAPE = `---
title: "A self-tape that gets watched to the end"
description: "Light, sound, frame, slate: what casting people look at in the first ten seconds, and how to get it right with a phone."
author: "The casting desk"
date: '2026-09-14'
tags: ["Audition", "Actor", "Beginners"]
---

A casting assistant may open eighty tapes in an afternoon. Most are closed within fifteen seconds, and very few of those because of the acting. They are closed because nobody could see the eyes, hear the words or tell who was speaking. All three can be put right at home, with a phone and a window.

## Light before camera

Stand facing a window, about an arm’s length and a half away, with the sun not shining straight in. A window behind you makes a silhouette; a ceiling lamp makes holes where your eyes should be. If you must tape at night, put one lamp beside the phone, a little above your eyes, and hang a thin white cloth in front of it.

## Sound before acting

Turn off the fan and the refrigerator. Tape in the room with the most cloth in it: curtains, a bed, a rug. Your reader should sit beside the phone and speak more softly than you do, because they are closer to it. Listen to the first take with earphones before you do a second one. If you can hear the street, they can hear nothing else.

## The frame

Put the phone at the height of your eyes, sideways, on something that does not move. Frame yourself from the middle of the chest to a little above the head. Look just beside the lens, where your reader sits; look into the lens only if the note asks for it. A plain wall is enough. A tidy bookshelf is a distraction.

## Slate, then breathe

Say your name, your height, where you are and the part you are reading for. Smile once, as yourself. Then take a full breath before the scene begins: it tells the viewer where you end and where the part starts. Put the slate at the beginning unless the note says otherwise.

## Two takes, not nine

Send two takes that differ in one clear choice: warmer, faster, or further away from the other person. If both are the same, send one. Do not add music, titles or a fade. Name the file with your name, the part and the project, in that order, so that it can be found in a folder with eighty others.

## Before you send

Watch it once with the sound off: are your eyes alive? Listen once without looking: are you clear? Then check that the dates on the call suit you, and say so in the note. A good tape from somebody who is not free is the saddest thing in the folder.

You never pay to send a self-tape, here or anywhere. If somebody asks for a fee to watch it, report the call.
`;
