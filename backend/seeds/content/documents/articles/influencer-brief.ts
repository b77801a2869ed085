export const INFLUENCER_BRIEF = `---
title: "A brief that creators love"
description: "For brands: one page, one idea, room to breathe. How to get films that look like the creator and still sell the thing."
author: "The campaigns desk"
date: '2026-05-22'
tags: ["Clients", "Influencer", "Campaigns"]
---

You are hiring somebody because their audience believes them. The surest way to waste the money is to hand them your words. A good brief says what must be true and leaves how it is said to the person who has been saying things well for years.

## One page

Begin with the one thing a viewer should remember a day later. Not three things. Then: who it is for, what may not be said, where the film will live, and by when. Add two examples of the creator’s own films that made you write to them. That line alone gets more replies than any fee.

## Money on the line

Name the fee, or a range, in the first message. Say what it covers: number of films, length, rounds of changes, how long you may use the films, and whether you will put advertising money behind them. Paid promotion of a creator’s film is a use of its own and has its own price.

## Product, early

Send it two weeks ahead and pay for the time of testing. A creator who has lived with a thing for a fortnight will find the sentence your team has been looking for. If they do not like it, thank them and part as friends; you have just saved a comment section.

## Honest labels

Paid work is marked as paid, at the start, in the language of the film. It is the rule, and audiences do not mind it: what they mind is finding out. No medical promises, no before-and-after magic, nothing aimed at children without asking us first.

## Two rounds

Round one is for facts and safety. Round two is for small things. If you find yourself in round three, the brief was the problem; pay for the extra work and write a better one next time. Send changes in one message, from one person, with times: “0:14, price is ₹349”.

## Numbers that matter

Ask for reach, saves and the most frequent question in the comments, seven days after publication. Likes tell you how pleasant the film was. Saves tell you who will buy. The question tells you what to make next.

And when it worked, book the same person again. A third film from a face people know does better than a first one from a face they don’t.
`;
